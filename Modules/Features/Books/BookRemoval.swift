package import AddressBooks
internal import Models

/// A book that is to be removed from this machine, and what goes with it.
package struct BookRemoval: Sendable, Hashable {
    package let book: String
    /// Data that would be lost; nil for none.
    package let loss: BookLoss?
    /// One or two sentences for the user who is asked.
    package let explanation: String

    init(_ summary: BookSummary, loss: BookLoss?) {
        book = summary.book.name
        self.loss = loss
        explanation =
            if let loss {
                "This deletes \(loss.text)\(Self.kept(summary))."
            } else if summary.contacts == 0 {
                "It is empty."
            } else if summary.book.directory != nil {
                "Only the local copy is removed\(Self.kept(summary))."
            } else {
                "It contains only the \(summary.contacts.counted("contact")) that came with Kith."
            }
    }
    /// What stays in the directory; nothing for a local book.
    private static func kept(_ summary: BookSummary) -> String {
        guard summary.book.directory != nil, summary.contacts > 0 else { return "" }
        return ". The directory keeps its \(summary.contacts.counted("contact"))"
    }
}
