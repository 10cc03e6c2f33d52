internal import Glibc
package import TerminalUI

/// Standard output: the result of a command and nothing else.
///
/// Bytes are collected and written in large pieces; ``flush()`` writes the rest. Where the reader leaves early, what is
/// written after that goes nowhere, ``reader`` tells, and the command ends as it would have. Any other failure is
/// thrown as a ``CommandError``.
@MainActor
package final class Output {
    /// Receiver of the written output.
    package enum Reader: Sendable {
        case present
        /// The user left the pager before the end: they have seen what they wanted.
        case leftPager
        case closedPipe
    }

    package nonisolated let isTerminal: Bool
    package nonisolated let style: TextStyle
    /// Columns of the terminal; 80 where there is none.
    package let columns: Int
    /// Rows of the terminal; 24 where there is none.
    package let rows: Int
    package private(set) var reader = Reader.present
    private var bytes: [UInt8] = []
    private var pager: Pager?
    private var heldLines = 0

    package init(stream: StreamFacts, pager: Pager?) {
        isTerminal = stream.isTerminal
        style = stream.style
        columns = stream.columns
        rows = stream.rows
        self.pager = pager
    }

    /// False when the reader has left: long work for it need not go on.
    package var hasReader: Bool { reader == .present }

    /// From now on nothing goes through a pager, unless one runs already: for what is short, and for what only the
    /// terminal itself can show.
    package func leavePagerOut() { if pager?.isRunning == false { pager = nil } }

    /// Writes what there is, for whoever waits for the rest. Not where there may be a pager to start first.
    package func writeThrough() throws { if pager?.isRunning ?? true { try drain() } }

    /// Looks whether the reader is there still, where nothing is written that would tell.
    package func lookForReader() throws {
        guard hasReader, pager?.isRunning ?? true else { return }
        var state = pollfd(fd: pager?.input ?? STDOUT_FILENO, events: 0, revents: 0)
        if poll(&state, 1, 0) > 0, Int32(state.revents) & (POLLERR | POLLHUP) != 0 { try readerLeft() }
    }

    /// Text that may go to a terminal as it is: the front's own words, with what came from elsewhere filtered before.
    package func write(_ text: String) throws { try append { $0 += text.utf8 } }

    package func writeLine(_ text: String) throws { try write(text + "\n") }

    /// Text from anywhere as a line.
    package func writeLine(_ text: SafeText) throws { try writeLine(text.string) }

    /// A document from anywhere: to the last byte in a file or a pipe, and filtered where the user reads it on a
    /// terminal.
    package func writeDocument(_ document: [UInt8]) throws {
        guard isTerminal else { return try write(document) }
        try write(SafeText(String(decoding: document, as: UTF8.self), lineBreaks: .kept).string)
    }

    package func write(_ more: [UInt8]) throws { try append { $0 += more } }

    /// Writes what the closure appends to the bytes that wait; it must leave those alone.
    package func append(_ body: (inout [UInt8]) -> Void) throws {
        guard hasReader else { return }
        let start = bytes.count
        body(&bytes)
        if pager == nil {
            if bytes.count >= 1 << 16 { try drain() }
        } else {
            heldLines += bytes[start...].count { $0 == UInt8(ascii: "\n") }
            if heldLines >= rows { try pageTheRest() }
        }
    }

    /// Writes what is left and, where a pager shows it, waits until the user is done with it.
    package func flush() throws {
        try drain()
        if let pager, pager.isRunning { _ = try end(pager) }
    }

    /// More has come than the screen holds: from now on the pager gets it.
    private func pageTheRest() throws {
        if pager?.isRunning == false, pager?.start() == false { pager = nil }
        try drain()
    }

    /// Waits for the pager. What one that could not be run did not show goes to the terminal itself: false then.
    private func end(_ pager: Pager) throws -> Bool {
        self.pager = nil
        guard let unread = pager.finish() else { return true }
        bytes = unread + bytes
        try drain()
        return false
    }

    private func drain() throws {
        var start = 0
        while start < bytes.count {
            let descriptor = pager?.input ?? STDOUT_FILENO
            let written = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress?.advanced(by: start), $0.count - start)
            }
            if written > 0 {
                pager?.took(bytes[start..<start + written])
                start += written
            } else if errno == EPIPE {
                bytes.removeSubrange(..<start)
                return try readerLeft()
            } else if errno == EAGAIN {
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&waiting, 1, -1)
            } else if errno != EINTR {
                let reason = String(cString: strerror(errno))
                bytes.removeAll()
                throw CommandError(
                    kind: "output", "couldn't write to standard output: \(reason)",
                    hint: "Check where it goes, and the free space there.", exitCode: .storeFailed)
            }
        }
        bytes.removeAll(keepingCapacity: true)
    }

    private func readerLeft() throws {
        if let pager, pager.isRunning {
            if try end(pager) { reader = .leftPager }
        } else {
            reader = .closedPipe
        }
        bytes.removeAll()
    }
}
