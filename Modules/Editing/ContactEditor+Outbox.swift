package import Models
internal import Persistence

extension ContactEditor {
    /// Gives up the change of a contact that waits for its directory, as one step: the contact is again as the directory
    /// has it. One that the directory does not know goes to the trash; one that was to be deleted comes back.
    ///
    /// Throws ``EditError/nothingWaits(_:)``, and ``EditError/heldByConflict(_:)`` where settling that says what counts.
    ///
    /// - Returns: the contact as it is now, or as it went to the trash.
    package func giveUpChange(of id: ContactID) throws -> Contact {
        try inOneStep { step in
            guard let entry = try step.writer.outboxEntry(of: id) else { throw EditError.nothingWaits(id) }
            guard try step.conflict(of: id) == nil else { throw EditError.heldByConflict(id) }
            let contact: Contact
            switch entry.operation {
            case .create:
                contact = try step.contact(id)
                try step.checkDeletion(of: contact)
                try step.change(id, in: contact.book, from: contact.content, to: nil)
            case .delete:
                guard let trashed = try step.writer.trashed(id)?.contact else { throw EditError.notInTrash(id) }
                try step.change(id, in: trashed.book, from: nil, to: trashed.content)
                contact = try step.contact(id)
            case .update:
                let changed = try step.contact(id)
                if let base = try step.writer.base(of: id), base != changed.content {
                    try step.checkUpdate(of: changed, to: base)
                    try step.change(id, in: changed.book, from: changed.content, to: base)
                }
                contact = try step.contact(id)
            }
            step.noteEdit(of: EditedContact(id, in: contact.book))
            try step.record("dropped the change to \(Self.name(of: contact.content))")
            return contact
        }
    }
}
