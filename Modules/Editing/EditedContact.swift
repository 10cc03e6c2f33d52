package import Models
package import Persistence

/// A contact that an edit has changed, and what of it.
package struct EditedContact: Sendable, Hashable {
    package let id: ContactID
    package let book: String
    /// All where it was created, deleted, or brought back.
    package let fields: Set<ContactField>

    package init(_ id: ContactID, in book: String, fields: Set<ContactField> = Set(ContactField.allCases)) {
        self.id = id
        self.book = book
        self.fields = fields
    }

    init(_ change: HistoryEntry.Change) {
        guard let before = change.before, let after = change.after else {
            self.init(change.contact, in: change.book)
            return
        }
        self.init(change.contact, in: change.book, fields: after.changes(from: before))
    }

    /// Entry in the outbox.
    package init(_ entry: OutboxEntry) { self.init(entry.contact, in: entry.book, fields: entry.fields) }
}

extension [EditedContact] {
    /// Each contact once, at its first place, with all that was changed of it.
    package var merged: [EditedContact] {
        var places: [ContactID: Int] = [:]
        var result: [EditedContact] = []
        for edited in self {
            if let place = places[edited.id] {
                result[place] = EditedContact(
                    edited.id, in: edited.book, fields: result[place].fields.union(edited.fields))
            } else {
                places[edited.id] = result.count
                result.append(edited)
            }
        }
        return result
    }
}
