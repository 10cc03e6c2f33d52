package import Models
package import Persistence

extension ContactEditor {
    /// The side whose value is kept where both have changed a contact.
    package enum Side: String, Sendable, Hashable, CaseIterable {
        case mine, theirs
    }

    /// Settles a conflict: field by field, or, where one side has deleted the contact, as a whole by `others`.
    ///
    /// What is taken from the directory is as it last said it; what stays as it is here is sent. A contact that was
    /// deleted there and stays is created there anew; one that was deleted here and stays deleted is deleted there.
    ///
    /// - Parameters:
    ///   - fields: the fields that are settled one way or the other.
    ///   - others: how all other fields of the conflict are settled; nil leaves them open.
    /// - Returns: what is still open; nil when the conflict is settled.
    package func resolve(
        _ id: ContactID, _ fields: [ContactField: Side], others: Side?
    ) throws -> Conflict? {
        try inOneStep { step in
            guard let conflict = try step.conflict(of: id) else { throw EditError.noConflict(id) }
            switch (conflict.kind, others) {
            case (.bothChanged, _): try step.settleFields(of: conflict, fields, others: others)
            case (_, nil): throw EditError.choiceNeeded(id)
            case (.deletedThere, .mine?): try step.createAnew(id)
            case (.deletedThere, .theirs?): try step.acceptDeletion(of: id)
            case (.deletedHere, .mine?): try step.insistOnDeletion(of: id)
            case (.deletedHere, .theirs?): try step.takeBackDeletion(of: id)
            }
            let open = try step.conflict(of: id)
            let settled = open.map { conflict.fields.subtracting($0.fields) } ?? Set(ContactField.allCases)
            step.noteEdit(of: EditedContact(id, in: conflict.book, fields: settled))
            return open
        }
    }
}
