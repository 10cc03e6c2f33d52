internal import Directories
internal import Models
internal import Persistence

extension PushRecord {
    /// An update that is about to be sent.
    struct Update: Sendable {
        /// The fields to send; may be empty.
        let fields: Set<ContactField>
        let conflicts: Set<ContactField>
        /// The directory's content after a complete update.
        let expected: ContactContent
        /// The bytes of its photo, if that is sent.
        let photo: PhotoData?
    }

    /// Merges the directory's state, and records what is about to be sent. Nil if no update is pending any more.
    func beginUpdate(of id: ContactID, over theirs: DirectoryEntry) throws -> Update? {
        guard let contact = try writer.contact(id), try writer.outboxEntry(of: id)?.operation == .update else {
            try release(id)
            return nil
        }
        let merged = try merge(theirs, into: contact)
        var fields = merged.fields.subtracting(merged.conflicts)
        // Send a photo separately, after the other fields: only one request is in progress at a time, and a rejection
        // concerns exactly what was sent.
        if fields.count > 1 { fields.remove(.photo) }
        var expected = merged.theirs
        for field in fields { expected.take(field, from: merged.content) }
        if fields.isEmpty {
            try release(id)
        } else {
            try changeEntry(of: id) { $0.sent = merged.content }
        }
        let name = fields.contains(.photo) ? expected.card.photo?.storedName : nil
        return Update(
            fields: fields, conflicts: merged.conflicts, expected: expected,
            photo: try name.flatMap { try writer.photo(named: $0) })
    }

    /// Records that the update has arrived: changes that remain in the outbox were made since.
    func updated(_ answer: DirectoryEntry, of id: ContactID, expected: ContactContent) throws {
        try release(id)
        guard let contact = try writer.contact(id) else {
            return try keepInTrash(id, remoteID: answer.remoteID, base: answer.content(over: expected))
        }
        var base = expected
        // A photo changed here since is a change of the directory's version of the sent one.
        if contact.card.photo != expected.card.photo { base.takeStoredPhoto(from: answer) }
        try writer.setBase(base, of: id)
        _ = try merge(answer, into: contact)
    }

    /// The directory has deleted a contact that was changed here: a conflict, for which it returns true, unless the
    /// contact was deleted here too.
    func goneThere(_ id: ContactID) throws -> Bool {
        guard var entry = try writer.outboxEntry(of: id) else { return false }
        guard entry.operation != .delete else {
            try deleted(id)
            return false
        }
        entry.state = .refused([.deletedThere])
        entry.sent = nil
        try writer.saveOutboxEntry(entry)
        try writer.setConflict(Conflict(contact: id, book: entry.book, kind: .deletedThere, fields: []))
        return true
    }
}
