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
                "This deletes \(loss.text)."
            } else if summary.contacts == 0 {
                "It is empty."
            } else if summary.book.directory != nil {
                "Only the local copy is removed: the directory keeps its \(summary.contacts.counted("contact"))."
            } else {
                "It contains only the \(summary.contacts.counted("contact")) that came with Kith."
            }
    }
}
