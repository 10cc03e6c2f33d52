internal import Directories
internal import Models
internal import Persistence

/// What the store keeps of the answers to changes that were sent.
struct PushRecord {
    private let writer: any StoreWriter
    private let moment: Timestamp

    init(_ writer: any StoreWriter, at moment: Timestamp) {
        self.writer = writer
        self.moment = moment
    }

    /// The directory has created the contact. What was changed here since it was sent is still to be sent, and one that
    /// was deleted here meanwhile is to be deleted there.
    func created(_ entry: DirectoryEntry, of id: ContactID, from sent: ContactContent) throws {
        guard var waiting = try writer.outboxEntry(of: id) else { return }
        waiting.remoteID = entry.remoteID
        waiting.sent = nil
        waiting.state = .waiting(notBefore: nil)
        waiting.attempts = 0
        if var contact = try writer.contact(id) {
            contact.remoteID = entry.remoteID
            try writer.replace(contact, tag: nil)
            waiting.operation = .update
            try writer.setBase(sent, of: id)
            try writer.saveOutboxEntry(waiting)
            _ = try absorb(entry, of: id)
        } else {
            waiting.operation = .delete
            waiting.fields = []
            try writer.saveOutboxEntry(waiting)
            try keepRemoteID(entry.remoteID, of: id)
        }
    }

    /// Merges what the directory says now into the contact.
    func absorb(_ entry: DirectoryEntry, of id: ContactID) throws -> MergedContact {
        guard let contact = try writer.contact(id) else { return .nothing }
        // Without a tag the next refresh compares anew: only a whole list says what the tag is made of.
        return try ContactMerger(writer, at: moment).merge(entry, into: contact, tag: nil)
    }

    /// The change has arrived: what is left in the outbox, if anything, was made since.
    func release(_ id: ContactID) throws {
        guard var entry = try writer.outboxEntry(of: id) else { return }
        entry.sent = nil
        entry.attempts = 0
        entry.state = .waiting(notBefore: nil)
        try writer.saveOutboxEntry(entry)
    }

    /// The directory has the contact no longer: the trash keeps it, for who wants it back as a new one.
    func deleted(_ id: ContactID) throws {
        try writer.removeOutboxEntry(of: id)
        try writer.removeConflict(of: id)
        try keepRemoteID(nil, of: id)
    }

    /// The directory has changed what was deleted here: the person decides.
    func holdDeletion(of id: ContactID, theirs: DirectoryEntry) throws {
        guard let entry = try writer.outboxEntry(of: id), let trashed = try writer.trashed(id) else { return }
        let base = theirs.content(over: trashed.base ?? trashed.contact.content)
        try writer.putInTrash(
            TrashedContact(contact: trashed.contact, deleted: trashed.deleted, tag: nil, base: base))
        try writer.setConflict(Conflict(contact: id, book: entry.book, kind: .deletedHere, fields: []))
        try refuse(id, [RefusalMessage(field: nil, text: "it was changed there since")])
    }

    func refuse(_ id: ContactID, _ messages: [RefusalMessage]) throws {
        try changeEntry(of: id) { entry in
            entry.state = .refused(messages)
            entry.sent = nil
        }
    }

    /// The directory has deleted what was changed here: the person decides.
    func goneThere(_ id: ContactID) throws {
        try refuse(id, [RefusalMessage(field: nil, text: "it was deleted there")])
        guard let entry = try writer.outboxEntry(of: id) else { return }
        try writer.setConflict(Conflict(contact: id, book: entry.book, kind: .deletedThere, fields: []))
    }

    /// The change did not arrive, or nobody knows whether it did: then it stays on its way until it is looked up.
    func postpone(_ id: ContactID, until next: Timestamp, isAnswerLost: Bool) throws {
        guard !isAnswerLost else { return }
        try changeEntry(of: id) { entry in
            entry.state = .waiting(notBefore: next)
            entry.sent = nil
        }
    }

    private func changeEntry(of id: ContactID, _ change: (inout OutboxEntry) -> Void) throws {
        guard var entry = try writer.outboxEntry(of: id) else { return }
        change(&entry)
        try writer.saveOutboxEntry(entry)
    }

    private func keepRemoteID(_ remoteID: String?, of id: ContactID) throws {
        guard let trashed = try writer.trashed(id) else { return }
        var contact = trashed.contact
        contact.remoteID = remoteID
        let base = remoteID == nil ? nil : trashed.base
        try writer.putInTrash(TrashedContact(contact: contact, deleted: trashed.deleted, tag: nil, base: base))
    }
}
