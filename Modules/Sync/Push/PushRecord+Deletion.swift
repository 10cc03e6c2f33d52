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
        // Details that never came are kept too, for who takes the deletion back.
        let merged = merged(trashed, with: theirs, sent: entry.sent)
        try writer.putInTrash(merged.trashed)
        entry.sent = merged.trashed.contact.content
        try writer.saveOutboxEntry(entry)
        return .begun
    }

    /// What both sides made of it is merged in the trash, for the case that the person takes it back.
    private func hold(_ entry: OutboxEntry, _ trashed: TrashedContact, _ theirs: DirectoryEntry) throws {
        let merged = merged(trashed, with: theirs, sent: entry.sent)
        try writer.putInTrash(merged.trashed)
        var held = entry
        held.fields.formUnion(merged.conflicts)
        held.state = .refused([.changedThere])
        held.sent = nil
        try writer.saveOutboxEntry(held)
        try writer.setConflict(Conflict(contact: entry.contact, book: entry.book, kind: .deletedHere, fields: []))
    }

    private func merged(
        _ trashed: TrashedContact, with entry: DirectoryEntry, sent: ContactContent?
    ) -> (trashed: TrashedContact, conflicts: Set<ContactField>) {
        let theirs = entry.content(over: trashed.baseOrContent)
        let base = trashed.baseOrContent.rebased(onto: theirs, sent: sent)
        let merge = ContentMerge(base: base, mine: trashed.contact.content, theirs: theirs)
        var contact = trashed.contact
        contact.remoteID = entry.remoteID
        contact.card = merge.content.card
        contact.isFavorite = merge.content.isFavorite
        return (
            TrashedContact(
                contact: contact, deleted: trashed.deleted, tag: DirectoryEntry.tagOfAnswer, base: theirs),
            merge.conflicts
        )
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
