internal import Glibc

/// A descriptor that text is written to.
package struct PlainOutput: Sendable {
    /// Result of writing.
    package enum Outcome: Sendable, Hashable {
        case written
        /// Nobody reads any more.
        case closed
        case failed
    }

    package let descriptor: Int32

    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Writes the whole text, or as much as is possible.
    package func write(_ text: String) -> Outcome {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno != EINTR {
                return errno == EPIPE ? .closed : .failed
            }
        }
        return .written
    }
}
