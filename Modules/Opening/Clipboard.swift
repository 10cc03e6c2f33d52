/// The port that copied text goes to.
package struct Clipboard: Sendable {
    private let take: @Sendable (String) -> Void

    /// - Parameter take: may be called from any thread.
    package init(_ take: @escaping @Sendable (String) -> Void) {
        self.take = take
    }

    package func copy(_ text: String) { take(text) }
}
