/// What went wrong, as a value that a state can hold and a front can tell.
package struct Explanation: Sendable, Hashable {
    /// One sentence in lower case without a full stop.
    package let message: String
    /// What to do next, as one sentence; nil where there is nothing to be done.
    package let hint: String?

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    /// In the error's own words, where it has any for a person.
    package init(_ error: any Error) {
        let explained = error as? any ExplainedError
        self.init(explained?.message ?? "\(error)", hint: explained?.hint)
    }
}
