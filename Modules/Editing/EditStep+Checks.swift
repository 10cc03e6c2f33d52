internal import Models
internal import Persistence

extension EditStep {
    func checkCreation(of content: ContactContent, in name: String) throws {
        let book = try book(name)
        guard book.capabilities.operations.contains(.create) else {
            throw EditFault.cannot("create contacts", book: name)
        }
        let empty = ContactContent(card: ContactCard(), isFavorite: false)
        try check(content, changed: content.changes(from: empty), in: book)
    }

    func checkUpdate(of contact: Contact, to content: ContactContent) throws {
        let book = try book(contact.book)
        let fields = content.changes(from: contact.content)
        let operations = book.capabilities.operations
        if fields.contains(.favorite), !operations.contains(.favorite) {
            throw EditFault.cannot("keep favourites", book: book.name)
        }
        if !fields.subtracting([.favorite]).isEmpty, try !operations.contains(.update) && !isUnheardOf(contact) {
            throw EditFault.cannot("change contacts", book: book.name)
        }
        try check(content, changed: fields, in: book)
    }

    func checkDeletion(of contact: Contact) throws {
        guard try book(contact.book).capabilities.operations.contains(.delete) || isUnheardOf(contact) else {
            throw EditFault.cannot("delete contacts", book: contact.book)
        }
    }

    /// Whether nothing of the contact was ever sent: then it is for the person alone to say what becomes of it.
    private func isUnheardOf(_ contact: Contact) throws -> Bool {
        try contact.remoteID == nil && writer.outboxEntry(of: contact.id)?.sent == nil
    }

    /// Only fields that change are checked: what a directory has of a contact may be worse than what it takes.
    private func check(_ content: ContactContent, changed: Set<ContactField>, in book: AddressBook) throws {
        let unknown = changed.subtracting(book.capabilities.fields)
        guard unknown.isEmpty else { throw EditFault.cannotHold(unknown, book: book.name) }
    }
}
