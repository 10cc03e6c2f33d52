package import Models
internal import Persistence

extension OutboxState.Row {
    /// What was done to the contact, as a word.
    package var change: String {
        switch entry?.operation {
        case .create: "new"
        case .update: "changed"
        case .delete: "deleted"
        case nil: "conflict"
        }
    }
}

extension OutboxState.Drop {
    /// What a person is asked before the change is given up.
    package var question: Question {
        let name = name.isVisible ? name.quoted : ContactCard.namelessContact
        return Question(
            "Give up the change of \(name)?", explanation: explanation, yes: "Give up", no: "Keep")
    }

    private var explanation: String {
        switch operation {
        case .create: "No directory knows this contact yet: it goes to the trash."
        case .delete: "The contact comes back."
        case .update: "As the directory has it again: \(fields.map(\.displayName).joined(separator: ", "))."
        }
    }
}
