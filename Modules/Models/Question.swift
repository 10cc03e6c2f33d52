/// Question before an action that cannot be undone, as a value that a state can hold and a front can
/// ask.
package struct Question: Sendable, Hashable {
    /// "Remove the book \"rebels\"?"
    package let text: String
    /// Effect of the action; may be empty.
    package let explanation: String
    /// Answers, as verbs: "Remove" and "Keep". The second is the safe one.
    package let yes: String
    package let no: String

    package init(_ text: String, explanation: String = "", yes: String, no: String) {
        self.text = text
        self.explanation = explanation
        self.yes = yes
        self.no = no
    }
}
