/// How far a fetch has come.
package struct FetchProgress: Sendable, Hashable {
    /// Entries received so far.
    package let received: Int
    /// Entries expected in all; nil where the directory does not say.
    package let expected: Int?

    package init(received: Int, expected: Int? = nil) {
        self.received = received
        self.expected = expected
    }
}
