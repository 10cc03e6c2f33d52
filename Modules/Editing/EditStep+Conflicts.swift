internal import Models
internal import Persistence

extension EditStep {
    func settleFields(
        of conflict: Conflict, _ fields: [ContactField: ContactEditor.Side], others: ContactEditor.Side?
    ) throws {
        let contact = try contact(conflict.contact)
        // Theirs is what the directory last said.
        let base = try writer.base(of: contact.id) ?? contact.content
        var content = contact.content
        var open = conflict
        for field in conflict.fields {
            guard let side = fields[field] ?? others else { continue }
            if side == .theirs { content.take(field, from: base) }
            open.fields.remove(field)
        }
        if open.fields.isEmpty { try writer.removeConflict(of: contact.id) } else { try writer.setConflict(open) }
        try change(contact.id, in: contact.book, from: contact.content, to: content)
    }

    /// The directory has deleted it, and the user keeps it. It keeps its remote identifier, by which it is looked up
    /// before it is created anew: the directory may have it after all.
    func createAnew(_ id: ContactID) throws {
        let contact = try contact(id)
        try writer.removeConflict(of: id)
        try writer.removeOutboxEntry(of: id)
        try queueCreation(of: contact)
    }

    /// The directory has deleted it, and so does the user: there is nothing to send.
    func acceptDeletion(of id: ContactID) throws {
        let contact = try contact(id)
        try writer.removeConflict(of: id)
        try change(id, in: contact.book, from: contact.content, to: nil)
        try writer.removeOutboxEntry(of: id)
        guard let trashed = try writer.trashed(id) else { return }
        var stranger = trashed.contact
        stranger.remoteID = nil
        try writer.putInTrash(TrashedContact(contact: stranger, deleted: trashed.deleted))
    }

    /// The directory has changed it, and the user deletes it all the same. What it was changed to is the base by now,
    /// so that the deletion is not held again unless it changes once more.
    func insistOnDeletion(of id: ContactID) throws {
        try writer.removeConflict(of: id)
        guard var entry = try writer.outboxEntry(of: id) else { return }
        entry.state = .waiting(notBefore: nil)
        try writer.saveOutboxEntry(entry)
    }

    /// The directory has changed it, and the user wants it as it is there.
    func takeBackDeletion(of id: ContactID) throws {
        guard let trashed = try writer.trashed(id) else { throw EditError.notInTrash(id) }
        try writer.removeConflict(of: id)
        try change(id, in: trashed.contact.book, from: nil, to: trashed.base ?? trashed.contact.content)
    }
}
