/// Error message and hint, as a value for states and fronts.
package struct Explanation: Sendable, Hashable {
    /// One sentence in lower case without a full stop.
    package let message: String
    /// Next step, as one sentence; nil for none.
    package let hint: String?

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    /// Explains an error in its own words, or in those of the error that it wraps. An error without an explanation of
    /// its own is an error in Kith.
    ///
    /// - Parameter hint: The next step in terms of a front's keys or commands; nil for the error's own hint.
    package init(_ error: any Error, hint: (any Error) -> String? = { _ in nil }) {
        let cause = Self.cause(of: error)
        if let explained = cause as? any ExplainedError {
            self.init(explained.message, hint: hint(cause) ?? explained.hint)
        } else {
            self.init(
                "an internal error in Kith: \(cause)", hint: hint(cause) ?? "Report it, with what you did before.")
        }
    }

    /// The error at the bottom of those that only wrap another one.
    package static func cause(of error: any Error) -> any Error {
        var cause = error
        while let wrapped = (cause as? any WrappingError)?.wrapped { cause = wrapped }
        return cause
    }
}
