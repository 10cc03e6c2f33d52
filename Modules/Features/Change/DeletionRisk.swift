package import Models

/// Reason to confirm a deletion, though it can be undone.
package enum DeletionRisk: Sendable, Hashable {
    /// More of them than anybody deletes by mistake without harm.
    case many(Int)
    /// The directory of the book could not give the contact back as it is. The name is in quotes.
    case cannotGiveBack(String, book: String)

    /// Deletion of more contacts than this at once is asked about, in every front.
    package static let many = 20

    package var question: Question {
        let (text, explanation) =
            switch self {
            case .many(let count):
                ("Delete \(count.grouped) contacts?", "They go to the trash. Press u to undo.")
            case .cannotGiveBack(let name, let book):
                ("Delete \(name)?", "The directory of \(book) can't restore the contact as it is.")
            }
        return Question(text, explanation: explanation, yes: "Delete", no: "Keep")
    }
}
