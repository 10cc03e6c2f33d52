package import BooksFeature
internal import Models
package import ScreenKit

extension Confirmation {
    /// Whether a book goes from this machine, with all that is in it.
    package init(removing removal: BookRemoval, answer: @escaping @MainActor (Bool) -> Void) {
        self.init(
            "Remove the book \(removal.book.quoted) from this machine?", explanation: removal.explanation,
            yes: "Remove", no: "Keep", answer: answer)
    }
}
