// Editing: what the user does to contacts: create, change, set a photo, favorite, delete, restore, undo, redo. Every
// step is one transaction that writes the contact, what is to be sent to its directory, and how the step is undone. It
// owns no state; it knows no directory, no network and no front.

package import Models
package import Persistence

/// Changes contacts in the store. Synchronous, safe from any thread; throws ``EditError`` and what the store throws.
package struct ContactEditor: Sendable {
    private let store: any ContactStore
    private let clock: WallClock
    private let newID: ContactIDGenerator
    private let onEdit: @Sendable ([EditedContact]) -> Void

    /// - Parameter onEdit: Called after each edit that has changed contacts, once it is in the store, on the thread of the
    ///   edit.
    package init(
        store: any ContactStore, clock: WallClock, identifiers: ContactIDGenerator,
        onEdit: @escaping @Sendable ([EditedContact]) -> Void = { _ in }
    ) {
        self.store = store
        self.clock = clock
        newID = identifiers
        self.onEdit = onEdit
    }

    /// Adds a contact to a book.
    ///
    /// - Parameter photo: its photo, in place of what the content says of one.
    package func create(_ content: ContactContent, in book: String, photo: PhotoData? = nil) throws -> Contact {
        try inOneStep { step in
            var content = content
            try step.take(photo, for: &content)
            try step.checkCreation(of: content, in: book)
            let id = newID()
            try step.change(id, in: book, from: nil, to: content)
            try step.record("created \(Self.name(of: content))")
            return try step.contact(id)
        }
    }

    /// Changes a contact to what the closure makes of it as it is now, so that nothing that others change meanwhile is
    /// lost. Nil, and no step to undo, when nothing changes.
    ///
    /// - Parameter photo: its photo from now on, in place of what the closure makes of it; nil leaves that as it is.
    package func update(
        _ id: ContactID, photo: PhotoData? = nil, _ change: (inout ContactContent) throws -> Void
    ) throws -> Contact? {
        try inOneStep { step in
            let contact = try step.contact(id)
            var content = contact.content
            try change(&content)
            try step.take(photo, for: &content)
            guard content != contact.content else { return nil }
            try step.checkUpdate(of: contact, to: content)
            try step.change(id, in: contact.book, from: contact.content, to: content)
            try step.record("changed \(Self.name(of: content))")
            return try step.contact(id)
        }
    }

    /// Makes contacts favorites, or no longer so. Returns those that were not so before.
    package func setFavorite(_ ids: [ContactID], _ isFavorite: Bool) throws -> [Contact] {
        try inOneStep { step in
            var changed: [Contact] = []
            for contact in try Self.each(ids).map(step.contact) where contact.isFavorite != isFavorite {
                var content = contact.content
                content.isFavorite = isFavorite
                try step.checkUpdate(of: contact, to: content)
                try step.change(contact.id, in: contact.book, from: contact.content, to: content)
                changed.append(try step.contact(contact.id))
            }
            try step.record(Self.summary(isFavorite ? "favorited" : "unfavorited", changed))
            return changed
        }
    }

    /// Moves contacts to the trash, and has their directories delete them.
    package func delete(_ ids: [ContactID]) throws -> [Contact] {
        try inOneStep { step in
            let contacts = try Self.each(ids).map(step.contact)
            for contact in contacts {
                try step.checkDeletion(of: contact)
                try step.change(contact.id, in: contact.book, from: contact.content, to: nil)
            }
            try step.record(Self.summary("deleted", contacts))
            return contacts
        }
    }

    /// Takes contacts out of the trash. Throws ``EditError/notInTrash(_:)`` for one that is not there.
    package func restore(_ ids: [ContactID]) throws -> [Contact] {
        try inOneStep { step in
            let contacts = try Self.each(ids).map { id in
                guard let trashed = try step.writer.trashed(id) else { throw EditError.notInTrash(id) }
                try step.change(id, in: trashed.contact.book, from: nil, to: trashed.contact.content)
                return try step.contact(id)
            }
            try step.record(Self.summary("restored", contacts))
            return contacts
        }
    }

    /// Empties the trash for good: what was in it can no longer be restored, no step tells of it any more, and the store
    /// holds nothing that could be read of it. What waits to be deleted in its directory stays until that is done, since
    /// only what is known of it tells whether the directory has changed it meanwhile. Deletions that could be undone
    /// until then leave a step that says so, and nothing of the contacts: see ``undo()``.
    /// Returns how many contacts were removed.
    package func emptyTrash() throws -> Int {
        let count = try inOneStep { step in
            let ids = try step.writer.trash().map(\.contact.id).filter { try step.writer.outboxEntry(of: $0) == nil }
            let lost = try step.deletions(among: ids)
            try step.writer.removeFromTrash(ids)
            try step.writer.forgetHistory(of: ids)
            if lost > 0 { try step.recordLoss(of: "the deletion of \(lost.counted("contact"))") }
            return ids.count
        }
        try store.eraseTraces()
        return count
    }

    /// Undoes the last step that is not undone. Nil when there is none.
    ///
    /// Throws ``EditError/lost(_:)`` once where that step is the emptying of the trash, so that nobody takes what comes
    /// before it for what they deleted; undoing once more goes on with that.
    ///
    /// - Returns: the step with those of its changes that were undone: what has come since is not overwritten, so
    ///   that there may be none left. A change that was never sent leaves the contact as the directory has it by now.
    package func undo() throws -> HistoryEntry? {
        var lost: String?
        let undone: HistoryEntry? = try inOneStep { step in
            guard let entry = try step.writer.stepToUndo() else { return nil }
            if entry.isLoss {
                try step.writer.setUndone(entry.id, true)
                lost = entry.summary
                return nil
            }
            let changes = try entry.changes.reversed().map { try step.revert($0, of: entry) }
            return try Self.settled(entry, Array(changes.reversed()), isUndone: true, step)
        }
        if let lost { throw EditError.lost(lost) }
        return undone
    }

    /// Does again what was undone last. Nil when there is nothing. Returns the step as ``undo()`` does.
    package func redo() throws -> HistoryEntry? {
        try inOneStep { step in
            while let entry = try step.writer.stepToRedo() {
                if entry.isLoss {
                    try step.writer.setUndone(entry.id, false)
                    continue
                }
                let changes = try entry.changes.map { try step.repeatChange($0) }
                return try Self.settled(entry, changes, isUndone: false, step)
            }
            return nil
        }
    }

    /// The step that ``undo()`` would undo. Nil when there is none.
    package func stepToUndo() throws -> HistoryEntry? { try store.read { try $0.stepToUndo() } }

    /// The step that ``redo()`` would do again. Nil when there is none.
    package func stepToRedo() throws -> HistoryEntry? { try store.read { try $0.stepToRedo() } }

    /// Keeps what became of an entry.
    ///
    /// - Parameter made: its changes as they were made, nil for each that was not.
    private static func settled(
        _ entry: HistoryEntry, _ made: [HistoryEntry.Change?], isUndone: Bool, _ step: EditStep
    ) throws -> HistoryEntry {
        let changes = zip(entry.changes, made).map { $1 ?? $0 }
        if changes != entry.changes { try step.writer.setChanges(changes, ofStep: entry.id) }
        try step.writer.setUndone(entry.id, isUndone)
        for change in made.compactMap(\.self) { step.noteEdit(of: EditedContact(change)) }
        return HistoryEntry(
            id: entry.id, at: entry.at, summary: entry.summary, changes: made.compactMap(\.self), isUndone: isUndone)
    }

    /// One transaction.
    func inOneStep<Result>(_ body: (EditStep) throws -> Result) throws -> Result {
        let (result, edited) = try store.write { writer in
            let step = EditStep(writer, at: clock.now())
            return (try body(step), step.edited)
        }
        if !edited.isEmpty { onEdit(edited.merged) }
        return result
    }

    /// Each of the identifiers once.
    private static func each(_ ids: [ContactID]) -> [ContactID] {
        var known: Set<ContactID> = []
        return ids.filter { known.insert($0).inserted }
    }

    private static func summary(_ verb: String, _ contacts: [Contact]) -> String {
        contacts.count == 1 ? "\(verb) \(name(of: contacts[0].content))" : "\(verb) \(contacts.count) contacts"
    }

    static func name(of content: ContactContent) -> String {
        content.card.nameInSentence
    }
}
