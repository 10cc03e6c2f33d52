internal import Directories
internal import Models
internal import Persistence

/// The result of a merge.
struct MergedContact: Sendable {
    /// The merged content.
    let content: ContactContent
    /// The directory's content.
    let theirs: ContactContent
    /// The fields in which these differ: all are to be sent, except the conflicts.
    let fields: Set<ContactField>
    /// The fields that both sides changed differently.
    let conflicts: Set<ContactField>
}

/// A three-way merge of a directory's entry and a local contact, with the directory's last known content as the base.
struct ContactMerger {
    private let writer: any StoreWriter
    private let moment: Timestamp

    init(_ writer: any StoreWriter, at moment: Timestamp) {
        self.writer = writer
        self.moment = moment
    }

    /// Local changes are preserved: fields changed on one side are merged; fields changed on both are conflicts and
    /// keep the local value. Updates outbox, base and conflict.
    ///
    /// - Parameter tag: The tag that the next refresh compares with; nil while the entry's details are pending.
    @discardableResult
    func merge(_ entry: DirectoryEntry, into contact: Contact, tag: String?) throws -> MergedContact {
        let id = contact.id
        let storedBase = try writer.base(of: id)
        let known = storedBase ?? contact.content
        let theirs = entry.content(over: known)
        let base = known.rebased(onto: theirs, sent: try writer.outboxEntry(of: id)?.sent)
        let merge = ContentMerge(base: base, mine: contact.content, theirs: theirs)
        let fields = storedBase == nil ? [] : merge.content.changes(from: theirs)
        let earlier = try writer.conflict(of: id)
        let conflicts = merge.conflicts.union(earlier?.fields ?? []).intersection(fields)
        try store(merge.content, in: contact, tag: tag)
        try keep(fields: fields, base: theirs, of: contact, isBack: earlier?.kind == .deletedThere)
        if conflicts.isEmpty {
            try writer.removeConflict(of: id)
        } else {
            try writer.setConflict(
                Conflict(contact: id, book: contact.book, kind: .bothChanged, fields: conflicts))
        }
        return MergedContact(content: merge.content, theirs: theirs, fields: fields, conflicts: conflicts)
    }

    /// Keeps a contact that is no longer in the directory's list but has local changes: as a conflict or, if its
    /// deletion was undone, to be created again by the next push.
    func keepIfChangedHere(_ id: ContactID) throws -> Bool {
        if try writer.conflict(of: id)?.kind == .deletedThere { return true }
        guard var entry = try writer.outboxEntry(of: id) else { return false }
        if entry.operation == .create { return true }
        entry.state = .refused([.deletedThere])
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

    /// - Parameter isBack: True if the directory has the contact after all, so that the change is no longer held.
    private func keep(
        fields: Set<ContactField>, base: ContactContent, of contact: Contact, isBack: Bool
    ) throws {
        guard !fields.isEmpty else {
            try writer.setBase(nil, of: contact.id)
            return try writer.removeOutboxEntry(of: contact.id)
        }
        try writer.setBase(base, of: contact.id)
        var entry =
            try writer.outboxEntry(of: contact.id)
            ?? OutboxEntry(
                contact: contact.id, book: contact.book, remoteID: contact.remoteID, operation: .update,
                fields: fields, created: moment)
        entry.operation = .update
        entry.fields = fields
        if isBack { entry.state = .waiting(notBefore: nil) }
        try writer.saveOutboxEntry(entry)
    }
}

extension ContactContent {
    /// Content without any values.
    static let empty = ContactContent(card: ContactCard(), isFavorite: false)

    /// The base for a merge after a lost response: a field in which the directory has exactly the value that was sent
    /// was not changed elsewhere.
    func rebased(onto theirs: ContactContent, sent: ContactContent?) -> ContactContent {
        guard let sent else { return self }
        var base = self
        for field in sent.changes(from: self).subtracting(sent.changes(from: theirs)) { base.take(field, from: sent) }
        // The directory returns a photo under another URL.
        if let photo = theirs.card.photo, let own = sent.card.photo, photo.isCopy(of: own) { base.card.photo = photo }
        return base
    }
}

extension RefusalMessage {
    static let deletedThere = RefusalMessage(field: nil, text: "it was deleted there")
    static let changedThere = RefusalMessage(field: nil, text: "it was changed there since")
}
