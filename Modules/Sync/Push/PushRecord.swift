internal import Directories
internal import Models
internal import Persistence

/// Records the steps of sending changes in the store, one transaction per step.
///
/// During a request the user may have changed the contact, deleted it, or undone its deletion; each step uses the
/// contact's current state.
struct PushRecord {
    let writer: any StoreWriter
    let moment: Timestamp

    init(_ writer: any StoreWriter, at moment: Timestamp) {
        self.writer = writer
        self.moment = moment
    }

    /// Keeps a failed change pending. If it may have arrived, the outbox still records what was sent.
    func postpone(_ id: ContactID, until next: Timestamp?, hasChangedNothing: Bool) throws {
        try changeEntry(of: id) { entry in
            entry.state = .waiting(notBefore: next)
            if hasChangedNothing { entry.sent = nil }
        }
    }

    func postponeAll(ofBook book: String, until next: Timestamp) throws {
        for var entry in try writer.outbox(ofBook: book) {
            guard case .waiting(let notBefore) = entry.state, notBefore.map({ $0 < next }) ?? true else { continue }
            entry.state = .waiting(notBefore: next)
            try writer.saveOutboxEntry(entry)
        }
    }

    /// Keeps the directory's messages until the user changes or discards the change. Returns false if that has
    /// happened already, so that it is sent again.
    func refuse(_ id: ContactID, _ operation: OutboxEntry.Operation, _ messages: [RefusalMessage]) throws -> Bool {
        guard var entry = try writer.outboxEntry(of: id) else { return false }
        let isAsSent =
            try entry.operation == operation && (operation == .delete || entry.sent == writer.contact(id)?.content)
        entry.state = isAsSent ? .refused(messages) : .waiting(notBefore: nil)
        entry.sent = nil
        try writer.saveOutboxEntry(entry)
        return isAsSent
    }

    /// Clears the record of what is being sent: changes that remain in the outbox are pending.
    func release(_ id: ContactID) throws {
        try changeEntry(of: id) { entry in
            entry.sent = nil
            entry.attempts = 0
            entry.state = .waiting(notBefore: nil)
        }
    }

    func changeEntry(of id: ContactID, _ change: (inout OutboxEntry) throws -> Void) throws {
        guard var entry = try writer.outboxEntry(of: id) else { return }
        try change(&entry)
        try writer.saveOutboxEntry(entry)
    }

    func merge(_ entry: DirectoryEntry, into contact: Contact) throws -> MergedContact {
        try ContactMerger(writer, at: moment).merge(entry, into: contact, tag: DirectoryEntry.tagOfAnswer)
    }

    /// Keeps the directory's state with a contact in the trash; nil if the directory no longer has it.
    func keepInTrash(_ id: ContactID, remoteID: String?, base: ContactContent?) throws {
        guard let trashed = try writer.trashed(id) else { return }
        var contact = trashed.contact
        contact.remoteID = remoteID
        try writer.putInTrash(
            TrashedContact(
                contact: contact, deleted: trashed.deleted, tag: remoteID.map { _ in DirectoryEntry.tagOfAnswer },
                base: base))
    }
}
