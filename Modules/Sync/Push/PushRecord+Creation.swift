internal import Directories
internal import Models
internal import Persistence

extension PushRecord {
    /// Records what is about to be sent. Nil if the contact has been deleted.
    func beginCreation(of id: ContactID) throws -> ContactContent? {
        guard var entry = try writer.outboxEntry(of: id) else { return nil }
        let content = entry.operation == .create ? try writer.contact(id)?.content : nil
        entry.sent = content
        if content == nil { entry.state = .waiting(notBefore: nil) }
        try writer.saveOutboxEntry(entry)
        return content
    }

    /// Records that the directory has created the contact. Changes made since it was sent stay pending, and a contact
    /// deleted since is to be deleted in the directory.
    func created(_ entry: DirectoryEntry, of id: ContactID, from sent: ContactContent) throws {
        guard var waiting = try writer.outboxEntry(of: id) else { return }
        waiting.remoteID = entry.remoteID
        waiting.sent = nil
        waiting.state = .waiting(notBefore: nil)
        waiting.attempts = 0
        guard try writer.contact(id) != nil else {
            waiting.operation = .delete
            waiting.fields = []
            try writer.saveOutboxEntry(waiting)
            return try keepInTrash(id, remoteID: entry.remoteID, base: entry.content(over: sent))
        }
        try takeOver(entry.remoteID, for: id)
        guard var contact = try writer.contact(id) else { return }
        contact.remoteID = entry.remoteID
        try writer.replace(contact, tag: DirectoryEntry.tagOfAnswer)
        waiting.operation = .update
        try writer.saveOutboxEntry(waiting)
        var base = sent
        // Fields that were not sent stay pending.
        base.takeStoredPhoto(from: entry)
        try writer.setBase(base, of: id)
        _ = try merge(entry, into: contact)
    }

    /// If a refresh has already added the new contact as an unknown one, or the directory returned an existing one,
    /// merges the two with the changes of both.
    private func takeOver(_ remoteID: String, for id: ContactID) throws {
        guard var contact = try writer.contact(id),
            let twin = try writer.remoteEntries(ofBook: contact.book).first(where: { $0.remoteID == remoteID })?.id,
            twin != id, let other = try writer.contact(twin)
        else { return }
        if let base = try writer.base(of: twin) {
            var content = contact.content
            for field in other.content.changes(from: base) { content.take(field, from: other.content) }
            contact.card = content.card
            contact.isFavorite = content.isFavorite
            contact.updated = moment
        }
        try writer.remove([twin])
        try writer.removeOutboxEntry(of: twin)
        try writer.replace(contact, tag: nil)
    }

    /// The directory still has a contact whose deletion was undone: the deletion never arrived.
    func stillThere(_ theirs: DirectoryEntry, of id: ContactID) throws {
        guard let contact = try writer.contact(id) else { return try release(id) }
        if try writer.base(of: id) == nil { try writer.setBase(contact.content, of: id) }
        _ = try merge(theirs, into: contact)
        try release(id)
    }

    /// The directory has deleted the contact as requested before that was undone: it is created again.
    func forgetRemoteID(of id: ContactID) throws {
        guard var contact = try writer.contact(id) else {
            try changeEntry(of: id) { $0.state = .waiting(notBefore: nil) }
            return
        }
        contact.remoteID = nil
        try writer.replace(contact, tag: nil)
        try writer.setBase(nil, of: id)
        try writer.removeConflict(of: id)
        var entry =
            try writer.outboxEntry(of: id)
            ?? OutboxEntry(
                contact: id, book: contact.book, remoteID: nil, operation: .create,
                fields: Set(ContactField.allCases), created: moment)
        entry.remoteID = nil
        entry.operation = .create
        entry.fields = Set(ContactField.allCases)
        entry.sent = nil
        entry.state = .waiting(notBefore: nil)
        try writer.saveOutboxEntry(entry)
    }
}
