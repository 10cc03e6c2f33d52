package import Models

/// Something that cannot be undone is to be agreed to.
package struct Confirmation {
    package let question: Question
    /// Given whether it is agreed to.
    package let answer: @MainActor (Bool) -> Void

    package init(_ question: Question, answer: @escaping @MainActor (Bool) -> Void) {
        self.question = question
        self.answer = answer
    }

    package init(
        _ text: String, explanation: String = "", yes: String, no: String, answer: @escaping @MainActor (Bool) -> Void
    ) {
        self.init(Question(text, explanation: explanation, yes: yes, no: no), answer: answer)
    }
}
