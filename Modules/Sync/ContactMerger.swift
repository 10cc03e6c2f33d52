internal import Directories
internal import Models
internal import Persistence

/// What a merge left to be done.
struct MergedContact: Sendable {
    /// What the contact is now.
    let content: ContactContent
    /// The fields in which it differs from what the directory says: they are to be sent, but for the conflicts.
    let fields: Set<ContactField>
    /// The fields that both sides changed, each in its own way.
    let conflicts: Set<ContactField>

    static let nothing = MergedContact(
        content: ContactContent(card: ContactCard(), isFavorite: false), fields: [], conflicts: [])
}

/// Brings what a directory says of a contact together with what a person made of it.
struct ContactMerger {
    private let writer: any StoreWriter
    private let moment: Timestamp

    init(_ writer: any StoreWriter, at moment: Timestamp) {
        self.writer = writer
        self.moment = moment
    }

    /// Local changes survive: fields changed on one side are merged, those changed on both are conflicts and stay as the
    /// person has them. Outbox, base and conflict are brought up to date.
    ///
    /// - Parameter tag: what the next refresh compares with; nil has the contact compared anew.
    func merge(_ entry: DirectoryEntry, into contact: Contact, tag: String?) throws -> MergedContact {
        let id = contact.id
        let storedBase = try writer.base(of: id)
        let base = storedBase ?? contact.content
        let theirs = entry.content(over: base)
        let merge = ContentMerge(base: base, mine: contact.content, theirs: theirs)
        let fields = storedBase == nil ? [] : merge.content.changes(from: theirs)
        let earlier = try writer.conflict(of: id)?.fields ?? []
        let conflicts = merge.conflicts.union(earlier).intersection(fields)
        try store(merge.content, in: contact, tag: tag)
        try keep(fields: fields, base: theirs, of: contact)
        if conflicts.isEmpty {
            try writer.removeConflict(of: id)
        } else {
            try writer.setConflict(
                Conflict(contact: id, book: contact.book, kind: .bothChanged, fields: conflicts))
        }
        return MergedContact(content: merge.content, fields: fields, conflicts: conflicts)
    }

    /// What the directory has deleted and the person has changed stays, as a conflict.
    func keepIfChangedHere(_ id: ContactID) throws -> Bool {
        guard var entry = try writer.outboxEntry(of: id), entry.operation == .update else { return false }
        entry.state = .refused([RefusalMessage(field: nil, text: "it was deleted there")])
        try writer.saveOutboxEntry(entry)
        try writer.setConflict(Conflict(contact: id, book: entry.book, kind: .deletedThere, fields: []))
        return true
    }

    private func store(_ content: ContactContent, in contact: Contact, tag: String?) throws {
        var merged = contact
        merged.card = content.card
        merged.isFavorite = content.isFavorite
        if content != contact.content { merged.updated = moment }
        try writer.replace(merged, tag: tag)
    }

    private func keep(fields: Set<ContactField>, base: ContactContent, of contact: Contact) throws {
        guard !fields.isEmpty else {
            try writer.setBase(nil, of: contact.id)
            return try writer.removeOutboxEntry(of: contact.id)
        }
        try writer.setBase(base, of: contact.id)
        guard var entry = try writer.outboxEntry(of: contact.id) else { return }
        entry.fields = fields
        try writer.saveOutboxEntry(entry)
    }
}
