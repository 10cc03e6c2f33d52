package import Models

/// State of edits being sent to their directories.
package struct DeliveryState: Sendable, Hashable {
    /// The books whose edits are being sent.
    package internal(set) var sending: Set<String> = []
    /// Error of the last attempt to send a book's edits, by the book's name; the edits stay pending.
    package internal(set) var failures: [String: Explanation] = [:]

    package init() {}
}
