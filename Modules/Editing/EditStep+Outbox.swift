internal import Models
internal import Persistence

/// Effect of a change on the contact and its outbox entry.
extension EditStep {
    func insert(_ id: ContactID, in book: String, _ content: ContactContent, isBound: Bool) throws {
        let contact = Contact(
            id: id, book: book, card: content.card, isFavorite: content.isFavorite, created: moment, updated: moment)
        try writer.insert(contact, tag: nil)
        if isBound { try queueCreation(of: contact) }
    }

    func replace(_ contact: Contact, with content: ContactContent, isBound: Bool) throws {
        let base = try writer.base(of: contact.id) ?? contact.content
        var changed = contact
        changed.card = content.card
        changed.isFavorite = content.isFavorite
        changed.updated = moment
        try writer.replace(changed, tag: try writer.tag(of: contact.id))
        guard isBound else { return }
        if try contact.remoteID == nil || writer.outboxEntry(of: contact.id)?.operation == .create {
            // The entry that creates it there says all that the contact has when it is sent.
            try queueCreation(of: changed)
        } else {
            try keepConflict(of: contact.id, within: content.changes(from: base))
            try queueUpdate(of: changed, fields: content.changes(from: base), base: base)
        }
    }

    func moveToTrash(_ contact: Contact, isBound: Bool) throws {
        let entry = try writer.outboxEntry(of: contact.id)
        let conflict = try writer.conflict(of: contact.id)
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
            // A conflict goes with the contact. The entry keeps its fields, since what is restored is in conflict in
            // these; that the directory has deleted it is found out again.
            try save(entry, of: contact, operation: .delete, fields: conflict?.fields ?? [])
        }
    }

    func restore(_ trashed: TrashedContact, with content: ContactContent, isBound: Bool) throws {
        var contact = trashed.contact
        contact.card = content.card
        contact.isFavorite = content.isFavorite
        contact.updated = moment
        let entry = try writer.outboxEntry(of: contact.id)
        try writer.removeFromTrash([contact.id])
        try writer.removeConflict(of: contact.id)
        try writer.insert(contact, tag: trashed.tag)
        guard isBound else { return }
        let base = trashed.base ?? trashed.contact.content
        if contact.remoteID == nil {
            try queueCreation(of: contact)
        } else if entry?.sent != nil {
            // The deletion may have arrived or not: the entry that creates a contact which has a remote identifier has
            // that looked up.
            try writer.setBase(base, of: contact.id)
            try queueCreation(of: contact)
        } else {
            try queueUpdate(of: contact, fields: content.changes(from: base), base: base)
        }
        let disputed = (entry?.fields ?? []).intersection(content.changes(from: base))
        guard entry?.operation == .delete, !disputed.isEmpty else { return }
        try writer.setConflict(
            Conflict(contact: contact.id, book: contact.book, kind: .bothChanged, fields: disputed))
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

    /// Drops conflicts over fields that now equal the directory's.
    private func keepConflict(of id: ContactID, within fields: Set<ContactField>) throws {
        guard var conflict = try writer.conflict(of: id), conflict.kind == .bothChanged else { return }
        conflict.fields.formIntersection(fields)
        if conflict.fields.isEmpty { try writer.removeConflict(of: id) } else { try writer.setConflict(conflict) }
    }

    /// Keeps an entry in flight as it is. Marks a refused one for a retry, since it has changed.
    private func save(
        _ entry: OutboxEntry?, of contact: Contact, operation: OutboxEntry.Operation, fields: Set<ContactField>
    ) throws {
        var next =
            entry
            ?? OutboxEntry(
                contact: contact.id, book: contact.book, remoteID: contact.remoteID, operation: operation,
                fields: fields, created: moment)
        next.operation = operation
        next.fields = fields
        if case .refused = next.state { next.state = .waiting(notBefore: nil) }
        try writer.saveOutboxEntry(next)
    }
}
