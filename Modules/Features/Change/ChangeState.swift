package import Models

/// What is known of changes on their way to their directories.
package struct ChangeState: Sendable, Hashable {
    /// The books whose changes are being sent.
    package internal(set) var sending: Set<String> = []
    /// Why the changes of a book could not be sent when that was tried last, by the book's name; they wait.
    package internal(set) var failures: [String: Explanation] = [:]

    package init() {}
}
