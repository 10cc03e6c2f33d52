internal import Models
internal import Persistence

extension EditStep {
    func checkCreation(of content: ContactContent, in name: String) throws {
        let book = try book(name)
        guard book.capabilities.operations.contains(.create) else {
            throw EditError.cannot("add contacts", book: name)
        }
        let empty = ContactContent(card: ContactCard(), isFavorite: false)
        let fields = content.changes(from: empty)
        try check(content, changed: fields, in: book)
        if fields.contains(.photo) { try checkPhoto(content.card.photo, of: nil, in: book) }
    }

    func checkUpdate(of contact: Contact, to content: ContactContent) throws {
        let book = try book(contact.book)
        let fields = content.changes(from: contact.content)
        let operations = book.capabilities.operations
        if fields.contains(.favorite), !operations.contains(.favorite) {
            throw EditError.cannot("store favorites", book: book.name)
        }
        if !fields.subtracting([.favorite, .photo]).isEmpty,
            try !operations.contains(.update) && !isUnknownToDirectory(contact)
        {
            throw EditError.cannot("change contacts", book: book.name)
        }
        try check(content, changed: fields, in: book)
        if fields.contains(.photo) { try checkPhoto(content.card.photo, of: contact, in: book) }
    }

    func checkDeletion(of contact: Contact) throws {
        guard try book(contact.book).capabilities.operations.contains(.delete) || isUnknownToDirectory(contact) else {
            throw EditError.cannot("delete contacts", book: contact.book)
        }
    }

    /// True if nothing of the contact was ever sent: then it is for the user alone to say what becomes of it.
    private func isUnknownToDirectory(_ contact: Contact) throws -> Bool {
        try contact.remoteID == nil && writer.outboxEntry(of: contact.id)?.sent == nil
    }

    /// Replaces an earlier photo that can no longer be sent to the directory by the one that the directory has now; by
    /// none for a contact that it does not know.
    func goBackToDirectorysPhoto(of contact: Contact, in content: inout ContactContent) throws {
        guard try photoError(content.card.photo, of: contact, in: book(contact.book)) != nil else { return }
        let base = try writer.base(of: contact.id) ?? contact.content
        content.card.photo = contact.remoteID == nil ? nil : base.card.photo
    }

    private func checkPhoto(_ photo: Photo?, of contact: Contact?, in book: AddressBook) throws {
        if let error = try photoError(photo, of: contact, in: book) { throw error }
    }

    /// Error for a photo the contact cannot have; nil if it can. Bytes must be there, and a directory must take them:
    /// an address alone cannot be sent, and what it is to take away it must be able to. Back to what it has already
    /// there is always a way.
    ///
    /// - Parameter contact: as it is; nil where it is to be created.
    private func photoError(_ photo: Photo?, of contact: Contact?, in book: AddressBook) throws -> EditError? {
        if let name = photo?.storedName, try !writer.hasPhoto(named: name) { return .photoGone }
        let isBound = book.directory != nil
        if isBound, let contact, contact.remoteID != nil {
            let base = try writer.base(of: contact.id) ?? contact.content
            if base.card.photo == photo { return nil }
        }
        let operations = book.capabilities.operations
        switch photo {
        case nil where isBound && contact?.remoteID == nil: return nil
        case nil where operations.contains(.removePhoto): return nil
        case nil where operations.contains(.photo): return .photoStays(book: book.name)
        case let photo? where operations.contains(.photo):
            return isBound && photo.storedName == nil ? .photoNeedsFile(book: book.name) : nil
        default: return .cannot("store photos", book: book.name)
        }
    }

    /// Only fields that change are checked: what a directory has of a contact may be worse than what it takes.
    private func check(_ content: ContactContent, changed: Set<ContactField>, in book: AddressBook) throws {
        let unknown = changed.subtracting(book.capabilities.fields)
        guard unknown.isEmpty else { throw EditError.cannotHold(unknown, book: book.name) }
    }
}
