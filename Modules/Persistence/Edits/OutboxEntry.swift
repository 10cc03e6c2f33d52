package import Models

/// A change that is saved here and that the directory has not yet accepted. A contact has at most one: later changes
/// join it, so that the directory sees what was meant, once.
package struct OutboxEntry: Sendable, Hashable, Identifiable {
    /// Kind of request to the directory; the raw value is stored.
    package enum Operation: String, Sendable, Hashable, CaseIterable {
        case create, update, delete
    }

    package enum State: Sendable, Hashable {
        /// To be sent, not before the moment where there is one.
        case waiting(notBefore: Timestamp?)
        /// On its way since then; an answer that never came is looked up before the change is sent again.
        case sending(since: Timestamp)
        /// The directory refuses it with these messages, until the user changes or drops it.
        case refused([RefusalMessage])
    }

    /// Given by the store: it grows with each entry that is new, and is never used again. 0 before that.
    package let id: Int64
    package let contact: ContactID
    /// The name of the book; the contact itself may be gone from it.
    package let book: String
    /// The directory's identifier; nil for a contact it does not know yet.
    package var remoteID: String?
    package var operation: Operation
    /// Fields of an update; for a create all fields; for a delete the
    /// fields that were in conflict, so that a contact that is restored is in conflict again.
    package var fields: Set<ContactField>
    /// Content of the request in flight; later changes are still to be sent.
    package var sent: ContactContent?
    package var state: State
    /// Number of attempts.
    package var attempts: Int
    /// Time of its first change.
    package var created: Timestamp

    package init(
        id: Int64 = 0, contact: ContactID, book: String, remoteID: String?, operation: Operation,
        fields: Set<ContactField>, sent: ContactContent? = nil, state: State = .waiting(notBefore: nil),
        attempts: Int = 0, created: Timestamp
    ) {
        self.id = id
        self.contact = contact
        self.book = book
        self.remoteID = remoteID
        self.operation = operation
        self.fields = fields
        self.sent = sent
        self.state = state
        self.attempts = attempts
        self.created = created
    }

    /// The entry with the number that a store gives it.
    package func numbered(_ id: Int64) -> OutboxEntry {
        OutboxEntry(
            id: id, contact: contact, book: book, remoteID: remoteID, operation: operation, fields: fields, sent: sent,
            state: state, attempts: attempts, created: created)
    }
}
