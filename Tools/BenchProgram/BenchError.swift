import Glibc

/// Error of a benchmark.
enum BenchError: Error, CustomStringConvertible {
    /// The command line cannot be understood.
    case usage(String)
    /// A call of the system failed; the number is errno's.
    case system(String, Int32)
    /// Something that is measured did not end well; the status is wait4's.
    case failed(String, status: Int32, said: String)
    case tooLittleOutput(String, bytes: Int, least: Int)
    /// `kith` or `kith-tui` is not built beside this program.
    case noKith(String)
    /// A full-screen program that ended by itself.
    case left(String)
    /// A full-screen program whose first frame is not what was expected; what it wrote last.
    case noFrame(String, [UInt8])

    var description: String {
        switch self {
        case .usage(let error): return error
        case .system(let call, let number): return "\(call): \(String(cString: strerror(number)))"
        case .failed(let command, let status, let said):
            let signal = status & 0x7F
            let end = signal == 0 ? "failed with status \(status >> 8)" : "was ended by signal \(signal)"
            return "`\(command)` \(end)\(said.isEmpty ? "" : ", and said:\n\(said)")"
        case .tooLittleOutput(let command, let bytes, let least):
            return "`\(command)` wrote \(bytes) bytes where at least \(least) were expected"
        case .left(let name): return "\(name) ended while it was measured"
        case .noFrame(let name, let bytes):
            return "\(name) has no such first frame as was expected; it wrote:\n"
                + String(decoding: bytes, as: UTF8.self).debugDescription
        case .noKith(let path): return "there is no \(path); run Tools/bench, which builds it"
        }
    }
}
