internal import BooksFeature
internal import Models

extension Confirmation {
    /// Whether a book goes from this machine, with all that is in it.
    init(removing removal: BookRemoval, answer: @escaping @MainActor (Bool) -> Void) {
        self.init(
            "Remove the book \(removal.book.quoted) from this machine?", explanation: removal.explanation,
            yes: "Remove", no: "Keep", answer: answer)
    }

    /// Whether a refresh may remove so many contacts.
    init(removing heldBack: BooksState.HeldBack, answer: @escaping @MainActor (Bool) -> Void) {
        self.init(
            "Remove \(heldBack.removed.grouped) of \(heldBack.of.grouped) contacts of \(heldBack.book.quoted)?",
            explanation: heldBack.unreadable == 0
                ? "Its directory no longer has them. Look there first, if you did not expect that."
                : "\(heldBack.unreadable.grouped) of its directory's entries could not be read, and may be those "
                    + "that seem to be gone. Look there first.",
            yes: "Remove", no: "Keep", answer: answer)
    }
}
