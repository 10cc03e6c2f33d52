/// The port through which a screen asks a person something over itself, or tells them something in passing. Each answer
/// comes on the main actor, after the dialog is gone; a dialog that goes with its screen is not answered.
@MainActor
protocol Dialogs: AnyObject {
    /// Has one of several chosen.
    func choose(_ chooser: Chooser)
    /// Asks a question; the safe answer is marked.
    func confirm(_ question: Confirmation)
    /// Has a line of text typed.
    func ask(_ prompt: Prompt)
    /// Tells something in the status line for a few seconds, or until the next key; a failure until the next key.
    func tell(_ toast: Status)
    /// Tells that a change was not made.
    func tell(_ failure: FailedChange)
    /// A change was made after all: nothing is told any more of its having failed.
    ///
    /// - Parameter what: the words of its ``FailedChange``.
    func forgetFailure(of what: String)
}

/// One of several is to be chosen.
struct Chooser {
    /// One line to choose.
    struct Row {
        /// From anywhere; what could command the terminal is made harmless when it is drawn.
        let text: String
        /// What stands at the right: a key, a label.
        let note: String
        /// What is looked through for what is typed.
        let searched: String
        /// It is so at present.
        let isCurrent: Bool
        /// It is drawn dimly; its words say why it cannot be had.
        let isRefused: Bool

        /// - Parameter synonyms: other words that find it.
        init(
            _ text: String, note: String = "", isCurrent: Bool = false, synonyms: String = "", isRefused: Bool = false
        ) {
            self.text = text
            self.note = note
            searched = [text, synonyms, note].joined(separator: " ")
            self.isCurrent = isCurrent
            self.isRefused = isRefused
        }
    }

    let title: String
    let rows: [Row]
    /// The row that is marked at first.
    let selection: Int
    /// Given the place of the row that was chosen; not called where none was.
    let answer: @MainActor (Int) -> Void

    /// With the current row marked, or the first one.
    init(_ title: String, _ rows: [Row], answer: @escaping @MainActor (Int) -> Void) {
        self.title = title
        self.rows = rows
        self.answer = answer
        selection = rows.firstIndex(where: \.isCurrent) ?? 0
    }
}

/// Something that cannot be taken back is to be agreed to.
struct Confirmation {
    /// "Remove the book \"rebels\"?"
    let question: String
    /// What it would mean; may be empty.
    let explanation: String
    /// What the answers do, as verbs: "Remove" and "Keep".
    let yes: String
    let no: String
    /// Given whether it is agreed to.
    let answer: @MainActor (Bool) -> Void

    init(
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

/// A line of text is to be typed.
struct Prompt {
    let title: String
    /// What stands there at first.
    let text: String
    let placeholder: String
    /// Called while it is typed.
    let edit: @MainActor (String) -> Void
    /// Given the text; nil where it was left.
    let answer: @MainActor (String?) -> Void

    init(
        _ title: String, text: String = "", placeholder: String = "",
        edit: @escaping @MainActor (String) -> Void = { _ in },
        answer: @escaping @MainActor (String?) -> Void
    ) {
        self.title = title
        self.text = text
        self.placeholder = placeholder
        self.edit = edit
        self.answer = answer
    }
}
