internal import Models

/// What is known of changes on their way to their directories.
package struct ChangeState: Sendable, Hashable {
    /// The books whose changes are being sent.
    package internal(set) var sending: Set<String> = []
    /// Why the changes of a book could not be sent when that was tried last, by the book's name; they wait.
    package internal(set) var failures: [String: Failure] = [:]

    package init() {}

    /// Something that went wrong, for a person.
    package struct Failure: Sendable, Hashable {
        /// One sentence in lower case without a full stop.
        package let message: String
        /// What to do next; nil where there is nothing to be done.
        package let hint: String?

        package init(_ error: any Error) {
            let explained = error as? any ExplainedError
            message = explained?.message ?? "\(error)"
            hint = explained?.hint
        }
    }
}
