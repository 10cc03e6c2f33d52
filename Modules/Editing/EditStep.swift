internal import Models
internal import Persistence

/// One editing step within a transaction: its changes, and how they are undone.
final class EditStep {
    let writer: any StoreWriter
    let moment: Timestamp
    private var changes: [HistoryEntry.Change] = []
    /// Its outbox entry.
    private(set) var edited: [EditedContact] = []

    init(_ writer: any StoreWriter, at moment: Timestamp) {
        self.writer = writer
        self.moment = moment
    }

    func contact(_ id: ContactID) throws -> Contact {
        guard let contact = try writer.contact(id) else { throw EditError.noSuchContact(id) }
        return contact
    }

    func conflict(of id: ContactID) throws -> Conflict? { try writer.conflict(of: id) }

    func book(_ name: String) throws -> AddressBook {
        guard let book = try writer.books().first(where: { $0.name == name }) else { throw EditError.noSuchBook(name) }
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
        let change = HistoryEntry.Change(contact: id, book: book, before: before, after: after)
        changes.append(change)
        noteEdit(of: EditedContact(change))
    }

    /// Has a contact sent whose outbox entry was changed by other means than ``change(_:in:from:to:)``.
    func noteEdit(of contact: EditedContact) { edited.append(contact) }

    /// Keeps what was done as something to undo.
    func record(_ summary: String) throws {
        guard !changes.isEmpty else { return }
        _ = try writer.recordHistory(summary: summary, at: moment, changes: changes)
    }

    /// Number of the contacts deleted by steps that can be undone.
    func deletions(among ids: [ContactID]) throws -> Int {
        let deleted = try writer.history(limit: .max).filter { !$0.isUndone }.flatMap(\.changes)
            .filter { $0.after == nil }.map(\.contact)
        return Set(deleted).intersection(ids).count
    }

    /// Keeps that something can no longer be undone, in the place of a step.
    func recordLoss(of what: String) throws {
        _ = try writer.recordHistory(summary: what, at: moment, changes: [])
    }
}

extension HistoryEntry {
    /// Nothing was changed by it: it says what cannot be undone any more.
    var isLoss: Bool { changes.isEmpty }
}
