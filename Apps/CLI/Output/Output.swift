internal import Composition
internal import Glibc

/// Standard output: the result of a command and nothing else.
///
/// Bytes are collected and written in large pieces; ``flush()`` writes the rest. A reader that has gone away ends the
/// command with ``ClosedPipe``, any other failure with a ``Problem``.
@MainActor
final class Output {
    /// The reader of standard output is gone: the front ends without a word.
    struct ClosedPipe: Error {}

    let isTerminal: Bool
    let style: TextStyle
    /// Columns of the terminal; 80 where there is none.
    let columns: Int
    private var bytes: [UInt8] = []
    private var pager: Pager?
    private let rows: Int
    private var heldLines = 0

    init(stream: StreamFacts, pager: Pager?) {
        isTerminal = stream.isTerminal
        style = stream.style
        columns = stream.columns
        rows = stream.rows
        self.pager = pager
    }

    func write(_ text: String) throws { try write(Array(text.utf8)) }

    func writeLine(_ text: String) throws { try write(text + "\n") }

    func write(_ more: [UInt8]) throws {
        bytes += more
        if pager == nil {
            if bytes.count >= 1 << 16 { try drain() }
        } else {
            heldLines += more.count { $0 == UInt8(ascii: "\n") }
            if heldLines >= rows { try pageTheRest() }
        }
    }

    /// Writes what is left and, where a pager shows it, waits until the person is done with it.
    func flush() throws {
        try drain()
        pager?.wait()
    }

    /// More has come than the screen holds: from now on the pager gets it.
    private func pageTheRest() throws {
        if pager?.isRunning == false, pager?.start() == false { pager = nil }
        try drain()
    }

    private func drain() throws {
        let descriptor = pager?.input ?? STDOUT_FILENO
        var start = 0
        while start < bytes.count {
            let written = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress?.advanced(by: start), $0.count - start)
            }
            if written > 0 {
                start += written
            } else if errno == EPIPE {
                bytes.removeAll()
                if pager?.isRunning == true { throw PagerLeft() }
                throw ClosedPipe()
            } else if errno == EAGAIN {
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&waiting, 1, -1)
            } else if errno != EINTR {
                let reason = String(cString: strerror(errno))
                bytes.removeAll()
                throw Problem(
                    kind: "output", "standard output cannot be written: \(reason)",
                    hint: "Check where it goes, and the space there.", exitCode: .storeFailed)
            }
        }
        bytes.removeAll(keepingCapacity: true)
    }

    /// The person left the pager before the end: they have seen what they wanted.
    struct PagerLeft: Error {}
}
