internal import Directories
internal import Models
internal import Persistence

extension PushRecord {
    enum Deletion: Sendable {
        case begun
        /// The directory has changed what was deleted here: the person decides.
        case held
        /// The person has taken it back meanwhile.
        case takenBack
    }

    /// Says that the deletion is about to be sent, unless the directory has changed the contact from elsewhere.
    ///
    /// - Parameter details: the fields that the directory's list leaves out.
    func beginDeletion(
        of id: ContactID, _ theirs: DirectoryEntry, details: Set<ContactField>
    ) throws -> Deletion {
        guard var entry = try writer.outboxEntry(of: id), entry.operation == .delete else {
            try changeEntry(of: id) { $0.state = .waiting(notBefore: nil) }
            return .takenBack
        }
        entry.remoteID = theirs.remoteID
        guard let trashed = try writer.trashed(id) else {
            // Nothing is known of it any more but that it is to be deleted.
            entry.sent = entry.sent ?? theirs.content(over: .empty)
            try writer.saveOutboxEntry(entry)
            return .begun
        }
        guard !trashed.wasChanged(by: theirs, sent: entry.sent, details: details) else {
            try hold(entry, trashed, theirs)
            return .held
        }
        entry.sent = trashed.contact.content
        try writer.saveOutboxEntry(entry)
        try keepInTrash(id, remoteID: theirs.remoteID, base: theirs.content(over: trashed.baseOrContent))
        return .begun
    }

    /// What both sides made of it is merged in the trash, for the case that the person takes it back.
    private func hold(_ entry: OutboxEntry, _ trashed: TrashedContact, _ entryThere: DirectoryEntry) throws {
        let theirs = entryThere.content(over: trashed.baseOrContent)
        let base = trashed.baseOrContent.catchingUp(with: theirs, sent: entry.sent)
        let merge = ContentMerge(base: base, mine: trashed.contact.content, theirs: theirs)
        var contact = trashed.contact
        contact.remoteID = entryThere.remoteID
        contact.card = merge.content.card
        contact.isFavorite = merge.content.isFavorite
        try writer.putInTrash(
            TrashedContact(
                contact: contact, deleted: trashed.deleted, tag: DirectoryEntry.tagOfAnswer, base: theirs))
        var held = entry
        held.fields.formUnion(merge.conflicts)
        held.state = .refused([.changedThere])
        held.sent = nil
        try writer.saveOutboxEntry(held)
        try writer.setConflict(Conflict(contact: entry.contact, book: entry.book, kind: .deletedHere, fields: []))
    }

    /// The directory has the contact no longer: the trash keeps it, for who wants it back as a new one; and one that the
    /// person has taken back meanwhile is created anew.
    func deleted(_ id: ContactID) throws {
        guard try writer.contact(id) == nil else { return try forgetRemoteID(of: id) }
        try writer.removeOutboxEntry(of: id)
        try writer.removeConflict(of: id)
        try keepInTrash(id, remoteID: nil, base: nil)
    }
}
