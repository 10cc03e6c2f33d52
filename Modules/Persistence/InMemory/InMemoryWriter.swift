import Models

/// One transaction: it works on a snapshot of its own, which becomes the store's when all went well.
final class InMemoryWriter {
    var snapshot: InMemorySnapshot
    var hasChanged = false
    /// True if something was forgotten that may have named a photo.
    var mayFreePhotos = false

    init(_ snapshot: InMemorySnapshot) {
        self.snapshot = snapshot
    }

    func index(ofBook name: String) throws -> Int {
        guard let index = snapshot.allBooks.firstIndex(where: { $0.name == name }) else {
            throw StoreError.noSuchBook(name)
        }
        return index
    }

    private func drop(_ entry: InMemoryEntry) {
        snapshot.entries[entry.contact.id] = nil
        if let key = remoteKey(of: entry.contact) { snapshot.remoteIDs[key] = nil }
    }

    /// The contact with what the store itself knows of its edits.
    func marked(_ contact: Contact) -> Contact {
        var contact = contact
        contact.isPending = snapshot.edits.outbox[contact.id] != nil
        contact.hasConflict = snapshot.edits.conflicts[contact.id] != nil
        return contact
    }

    /// Takes a contact out for good.
    private func forget(_ entry: InMemoryEntry) {
        drop(entry)
        snapshot.edits.bases[entry.contact.id] = nil
        snapshot.edits.conflicts[entry.contact.id] = nil
        mayFreePhotos = true
    }

    private func keep(_ contact: Contact, tag: String?, order: Int) {
        snapshot.entries[contact.id] = InMemoryEntry(marked(contact), tag: tag, order: order)
        if let key = remoteKey(of: contact) { snapshot.remoteIDs[key] = contact.id }
        hasChanged = true
    }

    private func remoteKey(of contact: Contact) -> InMemorySnapshot.RemoteKey? {
        contact.remoteID.map { InMemorySnapshot.RemoteKey(book: contact.book, remoteID: Array($0.utf8)) }
    }
}

extension InMemoryWriter: StoreWriter {
    func addBook(_ book: AddressBook) throws {
        guard !snapshot.allBooks.contains(where: { $0.name == book.name }) else {
            throw StoreError.bookExists(book.name)
        }
        snapshot.allBooks.append(book)
        hasChanged = true
    }

    func updateBook(_ book: AddressBook) throws {
        let index = try index(ofBook: book.name)
        snapshot.allBooks[index].directory = book.directory
        snapshot.allBooks[index].capabilities = book.capabilities
        hasChanged = true
    }

    func removeBook(named name: String) throws {
        snapshot.allBooks.remove(at: try index(ofBook: name))
        snapshot.statuses[name] = nil
        for entry in snapshot.entries.values where entry.contact.book == name { forget(entry) }
        snapshot.edits.forget(book: name)
        hasChanged = true
        mayFreePhotos = true
    }

    func setStatus(_ status: BookStatus, ofBook name: String) throws {
        _ = try index(ofBook: name)
        snapshot.statuses[name] = status
        hasChanged = true
    }

    func insert(_ contact: Contact, tag: String?) throws {
        _ = try index(ofBook: contact.book)
        guard snapshot.entries[contact.id] == nil else { throw StoreError.duplicate(contact.id.text) }
        if let key = remoteKey(of: contact), snapshot.remoteIDs[key] != nil {
            throw StoreError.duplicate(contact.remoteID ?? "")
        }
        snapshot.lastOrder += 1
        keep(contact, tag: tag, order: snapshot.lastOrder)
    }

    func insert(_ count: Int, contact: @escaping @Sendable (Int) -> TaggedContact) throws {
        for number in 0..<count {
            let tagged = contact(number)
            try insert(tagged.contact, tag: tagged.tag)
        }
    }

    func replace(_ contact: Contact, tag: String?) throws {
        guard let entry = snapshot.entries[contact.id], entry.contact.book == contact.book else {
            throw StoreError.noSuchContact(contact.id)
        }
        if let key = remoteKey(of: contact), let owner = snapshot.remoteIDs[key], owner != contact.id {
            throw StoreError.duplicate(contact.remoteID ?? "")
        }
        drop(entry)
        keep(contact, tag: tag, order: entry.order)
    }

    func replace(_ count: Int, contact: @escaping @Sendable (Int) -> TaggedContact) throws {
        for number in 0..<count {
            let tagged = contact(number)
            try replace(tagged.contact, tag: tagged.tag)
        }
    }

    func remove(_ ids: [ContactID]) throws {
        for id in ids {
            guard let entry = snapshot.entries[id] else { continue }
            forget(entry)
            hasChanged = true
        }
    }

    func setMark(_ mark: String) throws {
        if snapshot.marks.insert(mark).inserted { hasChanged = true }
    }
}

extension InMemoryWriter: ForwardingStoreReader {
    var reader: InMemorySnapshot { snapshot }
}
