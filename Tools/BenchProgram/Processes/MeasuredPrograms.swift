import Glibc

/// Paths of the measured programs. Those of the system may be missing: then their rows are.
struct MeasuredPrograms: Sendable {
    let kith: String
    let abook: String?
    let khard: String?
    let sqlite3: String?
    let curl: String?
    let chafa: String?
    let fzf: String?

    /// Looks for `kith` beside this program, and for the others where the system has them. Throws ``BenchError``.
    init() throws(BenchError) {
        kith = Self.folder + "/kith"
        guard access(kith, X_OK) == 0 else { throw .noKith(kith) }
        abook = SystemProgram.abook.path
        khard = SystemProgram.khard.path
        sqlite3 = SystemProgram.sqlite3.path
        curl = SystemProgram.curl.path
        chafa = SystemProgram.chafa.path
        fzf = SystemProgram.fzf.path
    }

    /// Path of `kith-tui`, beside this program. Throws ``BenchError``.
    static func kithTUI() throws(BenchError) -> String {
        let path = folder + "/kith-tui"
        guard access(path, X_OK) == 0 else { throw .noKith(path) }
        return path
    }

    /// A remark for each of those that are missing.
    static func missing(of programs: [SystemProgram]) -> [String] {
        programs.filter { $0.path == nil }.map {
            "\($0.rawValue) is not installed, so that it was not measured; the Debian package \($0.package) brings it."
        }
    }

    /// This program itself.
    static var own: String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        return String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static var folder: String { own.lastIndex(of: "/").map { String(own[..<$0]) } ?? "." }
}
