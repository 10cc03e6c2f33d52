package import Models

extension BookRemoval {
    /// What a person is asked before a book goes from this machine, with all that is in it.
    package var question: Question {
        Question(
            "Remove the book \(book.quoted)?", explanation: explanation, yes: "Remove", no: "Keep")
    }
}
