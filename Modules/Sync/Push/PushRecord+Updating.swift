internal import Directories
internal import Models
internal import Persistence

extension PushRecord {
    /// An update as it is about to be sent.
    struct Update: Sendable {
        /// What is to be sent; may be empty.
        let fields: Set<ContactField>
        let conflicts: Set<ContactField>
        /// What the directory has when all of it arrives.
        let expected: ContactContent
        /// The bytes of its photo, where that is sent.
        let photo: PhotoData?
    }

    /// Merges what the directory has, and says what is about to be sent. Nil when there is no update any more.
    func beginUpdate(of id: ContactID, over theirs: DirectoryEntry) throws -> Update? {
        guard let contact = try writer.contact(id), try writer.outboxEntry(of: id)?.operation == .update else {
            try release(id)
            return nil
        }
        let merged = try merge(theirs, into: contact)
        var fields = merged.fields.subtracting(merged.conflicts)
        // A photo goes by itself, after the others: so one request is on its way at a time, and one refusal is about
        // what was sent.
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

    /// The update has arrived: what is left in the outbox, if anything, was made since.
    func updated(_ answer: DirectoryEntry, of id: ContactID, expected: ContactContent) throws {
        try release(id)
        guard let contact = try writer.contact(id) else {
            return try keepInTrash(id, remoteID: answer.remoteID, base: answer.content(over: expected))
        }
        var base = expected
        // One that was changed here since is a change of what the directory made of the one that was sent.
        if contact.card.photo != expected.card.photo { base.takeStoredPhoto(from: answer) }
        try writer.setBase(base, of: id)
        _ = try merge(answer, into: contact)
    }

    /// The directory has deleted what was changed here: the person decides, and true is returned; unless the person has
    /// deleted it too.
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
