internal import Models
internal import Persistence

/// One step of a person's within a transaction: its changes, and how they are undone.
final class EditStep {
    let writer: any StoreWriter
    private let moment: Timestamp
    private var changes: [HistoryEntry.Change] = []

    init(_ writer: any StoreWriter, at moment: Timestamp) {
        self.writer = writer
        self.moment = moment
    }

    func contact(_ id: ContactID) throws -> Contact {
        guard let contact = try writer.contact(id) else { throw EditFault.noSuchContact(id) }
        return contact
    }

    func conflict(of id: ContactID) throws -> Conflict? { try writer.conflict(of: id) }

    /// Makes a contact what it is `after`: nil is deleted. Both nil changes nothing.
    func change(
        _ id: ContactID, in book: String, from before: ContactContent?, to after: ContactContent?
    ) throws {
        let isBound = try self.book(book).directory != nil
        switch (before, after) {
        case (nil, let after?):
            if let trashed = try writer.trashed(id) {
                try restore(trashed, with: after, isBound: isBound)
            } else {
                let contact = Contact(
                    id: id, book: book, card: after.card, isFavorite: after.isFavorite, created: moment, updated: moment
                )
                try writer.insert(contact, tag: nil)
                if isBound { try queueCreation(of: contact) }
            }
        case (.some, let after?): try replace(contact(id), with: after, isBound: isBound)
        case (.some, nil): try moveToTrash(contact(id), isBound: isBound)
        case (nil, nil): return
        }
        changes.append(HistoryEntry.Change(contact: id, book: book, before: before, after: after))
    }

    /// Keeps what was done as something to undo.
    func record(_ summary: String) throws {
        guard !changes.isEmpty else { return }
        _ = try writer.recordHistory(summary: summary, at: moment, changes: changes)
    }

    /// Takes a change back: of a changed contact only the fields that the change changed, so that what has come since
    /// stays. What is no longer there cannot be taken back and is passed over.
    func revert(_ change: HistoryEntry.Change) throws {
        try apply(from: change.after, to: change.before, of: change.contact)
    }

    func repeatChange(_ change: HistoryEntry.Change) throws {
        try apply(from: change.before, to: change.after, of: change.contact)
    }

    private func apply(from old: ContactContent?, to new: ContactContent?, of id: ContactID) throws {
        switch (old, new) {
        case (nil, let new?):
            guard let trashed = try writer.trashed(id) else { return }
            try self.change(id, in: trashed.contact.book, from: nil, to: new)
        case (.some, nil):
            guard let contact = try writer.contact(id) else { return }
            try self.change(id, in: contact.book, from: contact.content, to: nil)
        case (let old?, let new?):
            guard let contact = try writer.contact(id) else { return }
            var content = contact.content
            for field in new.changes(from: old) { content.take(field, from: new) }
            try self.change(id, in: contact.book, from: contact.content, to: content)
        case (nil, nil): break
        }
    }

    // MARK: - Contact and outbox

    private func replace(_ contact: Contact, with content: ContactContent, isBound: Bool) throws {
        let tag = try writer.tag(of: contact.id)
        let base = try writer.base(of: contact.id) ?? contact.content
        var changed = contact
        changed.card = content.card
        changed.isFavorite = content.isFavorite
        changed.updated = moment
        try writer.replace(changed, tag: tag)
        guard isBound else { return }
        if contact.remoteID == nil {
            // Not yet created there: the entry that creates it says all that the contact has when it is sent.
            try queueCreation(of: changed)
        } else {
            try queueUpdate(of: changed, fields: content.changes(from: base), base: base)
        }
    }

    private func moveToTrash(_ contact: Contact, isBound: Bool) throws {
        let entry = try writer.outboxEntry(of: contact.id)
        let trashed = TrashedContact(
            contact: contact, deleted: moment, tag: try writer.tag(of: contact.id),
            base: try writer.base(of: contact.id))
        try writer.remove([contact.id])
        try writer.putInTrash(trashed)
        guard isBound else { return }
        if contact.remoteID == nil, entry?.sent == nil {
            // The directory never heard of it.
            try writer.removeOutboxEntry(of: contact.id)
        } else {
            try save(entry, of: contact, operation: .delete, fields: [])
        }
    }

    private func restore(_ trashed: TrashedContact, with content: ContactContent, isBound: Bool) throws {
        var contact = trashed.contact
        contact.card = content.card
        contact.isFavorite = content.isFavorite
        contact.updated = moment
        try writer.removeFromTrash([contact.id])
        try writer.insert(contact, tag: trashed.tag)
        guard isBound else { return }
        let base = trashed.base ?? trashed.contact.content
        if contact.remoteID == nil {
            try queueCreation(of: contact)
        } else if try writer.outboxEntry(of: contact.id)?.sent != nil {
            // The delete may have arrived: all fields are said again, and a directory that has deleted it says so.
            try queueUpdate(of: contact, fields: Set(ContactField.allCases), base: base)
        } else {
            try queueUpdate(of: contact, fields: content.changes(from: base), base: base)
        }
    }

    func queueCreation(of contact: Contact) throws {
        let entry = try writer.outboxEntry(of: contact.id)
        try save(entry, of: contact, operation: .create, fields: Set(ContactField.allCases))
    }

    /// An update without fields has nothing to say, unless one is on its way that it has to correct.
    private func queueUpdate(of contact: Contact, fields: Set<ContactField>, base: ContactContent) throws {
        let entry = try writer.outboxEntry(of: contact.id)
        if fields.isEmpty, entry?.sent == nil {
            try writer.removeOutboxEntry(of: contact.id)
            try writer.setBase(nil, of: contact.id)
        } else {
            try writer.setBase(base, of: contact.id)
            try save(entry, of: contact, operation: .update, fields: fields)
        }
    }

    /// A request that is on its way stays so; what was refused may be tried again, since it has changed.
    private func save(
        _ entry: OutboxEntry?, of contact: Contact, operation: OutboxEntry.Operation, fields: Set<ContactField>
    ) throws {
        var next =
            entry
            ?? OutboxEntry(
                id: 0, contact: contact.id, book: contact.book, remoteID: contact.remoteID, operation: operation,
                fields: fields, sent: nil, state: .waiting(notBefore: nil), attempts: 0, created: moment)
        next.operation = operation
        next.fields = fields
        if case .refused = next.state { next.state = .waiting(notBefore: nil) }
        _ = try writer.saveOutboxEntry(next)
    }

    func book(_ name: String) throws -> AddressBook {
        guard let book = try writer.books().first(where: { $0.name == name }) else { throw EditFault.noSuchBook(name) }
        return book
    }
}
