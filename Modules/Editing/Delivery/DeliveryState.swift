package import Models

/// What is known of edits on their way to their directories.
package struct DeliveryState: Sendable, Hashable {
    /// The books whose edits are being sent.
    package internal(set) var sending: Set<String> = []
    /// Why the edits of a book could not be sent when that was tried last, by the book's name; they wait.
    package internal(set) var failures: [String: Explanation] = [:]

    package init() {}
}
