internal import Directories
internal import Models
internal import Persistence

/// What a merge left to be done.
struct MergedContact: Sendable {
    /// What the contact is now.
    let content: ContactContent
    /// What the directory says.
    let theirs: ContactContent
    /// The fields in which these differ: they are to be sent, but for the conflicts.
    let fields: Set<ContactField>
    /// The fields that both sides changed, each in its own way.
    let conflicts: Set<ContactField>
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
    /// - Parameter tag: what the next refresh compares with; nil while the entry's details are still to come.
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

    /// What the list of a directory no longer has, but the person has changed, stays: as a conflict, or, where the
    /// person has taken a deletion back, to be created anew by the next push.
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

    /// - Parameter isBack: the directory has the contact after all, so that the change is no longer held.
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
    /// What says nothing.
    static let empty = ContactContent(card: ContactCard(), isFavorite: false)

    /// The base for a merge where the answer to what was sent never came: a field in which the directory says just that
    /// was not changed there from elsewhere.
    func rebased(onto theirs: ContactContent, sent: ContactContent?) -> ContactContent {
        guard let sent else { return self }
        var base = self
        for field in sent.changes(from: self).subtracting(sent.changes(from: theirs)) { base.take(field, from: sent) }
        // A photo comes back under another URL.
        if let photo = theirs.card.photo, let own = sent.card.photo, photo.isCopy(of: own) { base.card.photo = photo }
        return base
    }
}

extension RefusalMessage {
    static let deletedThere = RefusalMessage(field: nil, text: "it was deleted there")
    static let changedThere = RefusalMessage(field: nil, text: "it was changed there since")
}
