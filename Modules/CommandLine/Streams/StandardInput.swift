internal import Glibc

/// Standard input, read where `-` stands for a file.
package enum StandardInput {
    /// More than any contact has; what is read is held in memory.
    private static let limit = 64 << 20

    /// All of it. Throws a ``CommandError`` where it cannot be read or is too large.
    package static func bytes() throws -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(STDIN_FILENO, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw error("couldn't read standard input: \(String(cString: strerror(errno)))")
            }
            if count == 0 { return bytes }
            bytes += chunk.prefix(count)
            guard bytes.count <= limit else { throw error("standard input has more than \(limit >> 20) MiB") }
        }
    }

    /// All of it as text, without a byte order mark and the line break at its end.
    package static func text() throws -> String {
        var bytes = try bytes().withoutByteOrderMark
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandError(kind: "validation", "standard input is not UTF-8 text", exitCode: .refused)
        }
        return text
    }

    private static func error(_ message: String) -> CommandError {
        CommandError(kind: "file", message, hint: "Nothing was changed.", exitCode: .storeFailed)
    }
}

extension [UInt8] {
    /// The text without the byte order mark that some editors put before it.
    package var withoutByteOrderMark: [UInt8] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return starts(with: mark) ? Array(dropFirst(mark.count)) : self
    }
}
