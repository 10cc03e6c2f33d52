/// The progress of a fetch.
package struct FetchProgress: Sendable, Hashable {
    /// The entries received so far.
    package let received: Int
    /// The total number of entries; nil if unknown.
    package let expected: Int?

    package init(received: Int, expected: Int? = nil) {
        self.received = received
        self.expected = expected
    }
}
