internal import Glibc
internal import TerminalUI

/// Lines from a descriptor. It is read only while a line is waited for, on a thread of its own: meanwhile the main actor
/// goes on, and a program that has the terminal for a while gets what is typed then.
@MainActor
package final class LineInput {
    package enum Line: Sendable, Hashable {
        case text(String)
        /// Nothing was taken of it; says why, as a sentence.
        case unusable(String)
        /// The input could not be read; the system's reason.
        case failed(String)
    }

    private let descriptor: Int32
    /// Bytes read but not yet returned.
    private var bytes: [UInt8] = []
    private var isEnded = false
    private static let limit = 100_000
    private static let lineFeed = UInt8(ascii: "\n")

    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The next line without its end; nil at the end of the input. What is typed behind the last line end is a line too.
    package func next() async -> Line? {
        var searched = 0
        var isTooLong = false
        while true {
            if let end = bytes[searched...].firstIndex(of: Self.lineFeed) {
                defer { bytes.removeFirst(end + 1) }
                return isTooLong ? Self.tooLong : Self.line(bytes[..<end])
            }
            if bytes.count > Self.limit {
                isTooLong = true
                bytes = []
            }
            searched = bytes.count
            switch isEnded ? .bytes([]) : await read() {
            case .bytes(let more) where !more.isEmpty:
                bytes += more
                continue
            case .bytes: break
            case .failed(let reason):
                isEnded = true
                return .failed(reason)
            }
            isEnded = true
            defer { bytes = [] }
            if isTooLong { return Self.tooLong }
            return bytes.isEmpty ? nil : Self.line(bytes[...])
        }
    }

    private static let tooLong = Line.unusable("That line is too long and was ignored.")

    private static func line(_ bytes: ArraySlice<UInt8>) -> Line {
        guard bytes.count <= limit else { return tooLong }
        let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return .unusable("That line is not UTF-8 and was ignored.")
        }
        // Arrow keys send one where the terminal edits the line.
        let isControlled = text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\t" }
        return isControlled
            ? .unusable("That line has a control character, as arrow keys send, and was ignored.")
            : .text(text)
    }

    private enum Reading: Sendable {
        /// Empty at the end.
        case bytes([UInt8])
        case failed(String)
    }

    private func read() async -> Reading {
        let descriptor = descriptor
        return await withCheckedContinuation { continuation in
            do throws(TerminalError) {
                try PosixThread.start { continuation.resume(returning: Self.reading(from: descriptor)) }
            } catch {
                continuation.resume(returning: Self.reading(from: descriptor))
            }
        }
    }

    /// Waits for some.
    private nonisolated static func reading(from descriptor: Int32) -> Reading {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count >= 0 { return .bytes(Array(buffer.prefix(count))) }
            if errno == EAGAIN {
                var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                _ = poll(&ready, 1, -1)
            } else if errno != EINTR {
                return .failed(String(cString: strerror(errno)))
            }
        }
    }
}
