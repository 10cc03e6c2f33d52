import Glibc
import Processes

extension TemporaryFolder {
    /// Throws ``KithProcess/Failure`` where the file cannot be written. Returns its path.
    func write(_ bytes: [UInt8], as name: String) throws -> String {
        let path = "\(path)/\(name)"
        guard let file = fopen(path, "w") else { throw KithProcess.Failure.cannotStart("cannot write \(path)") }
        defer { fclose(file) }
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
            throw KithProcess.Failure.cannotStart("cannot write \(path)")
        }
        return path
    }

    /// Throws ``KithProcess/Failure`` where there is no file.
    func read(_ name: String) throws -> [UInt8] {
        guard let file = fopen("\(path)/\(name)", "r") else {
            throw KithProcess.Failure.cannotStart("there is no \(path)/\(name)")
        }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { return bytes }
            bytes += chunk.prefix(count)
        }
    }
}
