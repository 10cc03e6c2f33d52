package import Models

extension BookRemoval {
    /// Question before a book and its contacts are removed from this machine.
    package var question: Question {
        Question(
            "Remove the address book \(book)?", explanation: explanation, yes: "Remove", no: "Keep")
    }
}
