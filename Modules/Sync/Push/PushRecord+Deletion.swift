internal import Directories
internal import Models
internal import Persistence

extension PushRecord {
    enum Deletion: Sendable {
        case begun
        /// The directory's contact was changed after the deletion: a conflict to resolve.
        case held
        /// The deletion has been undone.
        case takenBack
    }

    /// Records that the deletion is about to be sent, unless the directory's contact was changed elsewhere.
    ///
    /// - Parameter details: The fields that the directory's list omits.
    func beginDeletion(
        of id: ContactID, _ theirs: DirectoryEntry, details: Set<ContactField>
    ) throws -> Deletion {
        guard var entry = try writer.outboxEntry(of: id), entry.operation == .delete else {
            try changeEntry(of: id) { $0.state = .waiting(notBefore: nil) }
            return .takenBack
        }
        entry.remoteID = theirs.remoteID
        guard let trashed = try writer.trashed(id) else {
            // Only the pending deletion is known of it.
            entry.sent = entry.sent ?? theirs.content(over: .empty)
            try writer.saveOutboxEntry(entry)
            return .begun
        }
        guard !trashed.wasChanged(by: theirs, sent: entry.sent, details: details) else {
            try hold(entry, trashed, theirs)
            return .held
        }
        // Keep missing details too, in case the deletion is undone.
        let merged = merged(trashed, with: theirs, sent: entry.sent)
        try writer.putInTrash(merged.trashed)
        entry.sent = merged.trashed.contact.content
        try writer.saveOutboxEntry(entry)
        return .begun
    }

    /// Merges both sides' changes in the trash, in case the deletion is undone.
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

    /// Records that the directory no longer has the contact: the trash keeps it, so that it can be restored as a new
    /// one. A contact whose deletion has been undone is created again.
    func deleted(_ id: ContactID) throws {
        guard try writer.contact(id) == nil else { return try forgetRemoteID(of: id) }
        try writer.removeOutboxEntry(of: id)
        try writer.removeConflict(of: id)
        try keepInTrash(id, remoteID: nil, base: nil)
    }
}
