package import Models
internal import Persistence

extension OutboxState.Row {
    /// Kind of change, as a word.
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
    /// Question before the change is discarded.
    package var question: Question {
        let name = name.isVisible ? name : ContactCard.namelessContact
        return Question(
            "Drop the change to \(name)?", explanation: explanation, yes: "Drop", no: "Keep")
    }

    private var explanation: String {
        switch operation {
        case .create: "The directory doesn't have this contact yet. It goes to the trash."
        case .delete: "The contact is restored."
        case .update: "The directory's values replace yours in \(fields.map(\.displayName).joined(separator: ", "))."
        }
    }
}
