internal import Directories
internal import Models
internal import Persistence

/// What the store keeps of changes as they are sent and answered: a transaction for each step.
///
/// While a request is on its way the person may have gone on changing the contact, deleted it, or taken its deletion
/// back; each step finds the contact as it is by then.
struct PushRecord {
    let writer: any StoreWriter
    let moment: Timestamp

    init(_ writer: any StoreWriter, at moment: Timestamp) {
        self.writer = writer
        self.moment = moment
    }

    /// What did not come to anything waits. Where something may have arrived, the outbox still says what was sent.
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

    /// Keeps the directory's messages until the person changes or drops the change. False when that has happened
    /// already: then it is sent again.
    func refuse(_ id: ContactID, _ operation: OutboxEntry.Operation, _ messages: [RefusalMessage]) throws -> Bool {
        guard var entry = try writer.outboxEntry(of: id) else { return false }
        let isAsSent =
            try entry.operation == operation && (operation == .delete || entry.sent == writer.contact(id)?.content)
        entry.state = isAsSent ? .refused(messages) : .waiting(notBefore: nil)
        entry.sent = nil
        try writer.saveOutboxEntry(entry)
        return isAsSent
    }

    /// There is nothing on its way any more: what is left in the outbox, if anything, is still to be sent.
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

    /// Keeps with a contact in the trash what the directory has of it: nil is nothing any more.
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
