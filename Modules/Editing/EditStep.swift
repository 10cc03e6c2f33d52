internal import Models
internal import Persistence

/// One step of a person's within a transaction: its changes, and how they are undone.
final class EditStep {
    let writer: any StoreWriter
    let moment: Timestamp
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

    func book(_ name: String) throws -> AddressBook {
        guard let book = try writer.books().first(where: { $0.name == name }) else { throw EditFault.noSuchBook(name) }
        return book
    }

    /// Keeps the photo's bytes, where there are any, and has the content name them.
    func take(_ photo: PhotoData?, for content: inout ContactContent) throws {
        guard let photo else { return }
        try writer.addPhoto(photo)
        content.card.photo = photo.photo
    }

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
                try insert(id, in: book, after, isBound: isBound)
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

    // MARK: - Undo and redo

    /// Takes a change back. False when there is nothing left of it: then nothing is changed.
    func revert(_ change: HistoryEntry.Change) throws -> Bool {
        try apply(from: change.after, to: change.before, of: change.contact)
    }

    /// Makes a change again. False when what it changed is no longer as it was.
    func repeatChange(_ change: HistoryEntry.Change) throws -> Bool {
        try apply(from: change.before, to: change.after, of: change.contact)
    }

    /// Of a contact that was changed, only those fields go back that are still as the change left them: what has come
    /// since, from the person or the directory, is never overwritten.
    private func apply(from old: ContactContent?, to new: ContactContent?, of id: ContactID) throws -> Bool {
        switch (old, new) {
        case (nil, .some):
            guard let trashed = try writer.trashed(id) else { return false }
            // The trash may know more by now than the step did: what the directory said meanwhile.
            try change(id, in: trashed.contact.book, from: nil, to: trashed.contact.content)
        case (.some, nil):
            guard let contact = try writer.contact(id) else { return false }
            try checkDeletion(of: contact)
            try change(id, in: contact.book, from: contact.content, to: nil)
        case (let old?, let new?):
            guard let contact = try writer.contact(id) else { return false }
            let since = contact.content.changes(from: old)
            let fields = new.changes(from: old).subtracting(since)
            guard !fields.isEmpty else { return false }
            var content = contact.content
            for field in fields { content.take(field, from: new) }
            if fields.contains(.photo) { try goBackToDirectorysPhoto(of: contact, in: &content) }
            guard content != contact.content else { return false }
            try checkUpdate(of: contact, to: content)
            try change(id, in: contact.book, from: contact.content, to: content)
        case (nil, nil): return false
        }
        return true
    }
}
