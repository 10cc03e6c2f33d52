internal import Models
internal import Persistence

/// A contact that was changed here, and what of it.
struct SavedChange: Sendable {
    let id: ContactID
    let book: String
    /// All where it was created, deleted, or brought back.
    let fields: Set<ContactField>

    init(_ id: ContactID, in book: String, fields: Set<ContactField> = Set(ContactField.allCases)) {
        self.id = id
        self.book = book
        self.fields = fields
    }

    init(_ contact: Contact, fields: Set<ContactField> = Set(ContactField.allCases)) {
        self.init(contact.id, in: contact.book, fields: fields)
    }

    init(_ change: HistoryEntry.Change) {
        guard let before = change.before, let after = change.after else {
            self.init(change.contact, in: change.book)
            return
        }
        self.init(change.contact, in: change.book, fields: after.changes(from: before))
    }
}
