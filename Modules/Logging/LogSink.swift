// Logging: where lines for a log go: nowhere, to standard error, or to a file. It knows nobody who writes any.

internal import Glibc

/// The port that log lines go to; may be called from any thread.
package struct LogSink: Sendable {
    private let sink: @Sendable (String) -> Void

    package init(_ sink: @escaping @Sendable (String) -> Void) {
        self.sink = sink
    }

    /// Takes one line, without its line break.
    package func write(_ line: String) { sink(line) }

    package static let silent = LogSink { _ in }

    /// One write(2) a line, so that lines of several threads do not mix.
    package static let standardError = LogSink { line in
        let bytes = Array((line + "\n").utf8)
        _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
    }
}
