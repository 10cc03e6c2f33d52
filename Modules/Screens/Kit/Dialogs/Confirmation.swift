/// Something that cannot be taken back is to be agreed to.
package struct Confirmation {
    /// "Remove the book \"rebels\"?"
    package let question: String
    /// What it would mean; may be empty.
    package let explanation: String
    /// What the answers do, as verbs: "Remove" and "Keep".
    package let yes: String
    package let no: String
    /// Given whether it is agreed to.
    package let answer: @MainActor (Bool) -> Void

    package init(
        _ question: String, explanation: String = "", yes: String, no: String,
        answer: @escaping @MainActor (Bool) -> Void
    ) {
        self.question = question
        self.explanation = explanation
        self.yes = yes
        self.no = no
        self.answer = answer
    }
}
