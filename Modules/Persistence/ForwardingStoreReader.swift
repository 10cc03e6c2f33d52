package import Models

/// Reads through another reader: what a writer does, which reads what it has written.
package protocol ForwardingStoreReader: StoreReader {
    associatedtype Reader: StoreReader

    var reader: Reader { get }
}

extension ForwardingStoreReader {
    package func books() throws -> [AddressBook] { try reader.books() }

    package func status(ofBook name: String) throws -> BookStatus { try reader.status(ofBook: name) }

    package func contact(_ id: ContactID) throws -> Contact? { try reader.contact(id) }

    package func contactIDs(withPrefix prefix: String, limit: Int) throws -> [ContactID] {
        try reader.contactIDs(withPrefix: prefix, limit: limit)
    }

    package func count(_ query: ContactQuery) throws -> Int { try reader.count(query) }

    package func rows(_ query: ContactQuery, offset: Int, limit: Int) throws -> [ContactRow] {
        try reader.rows(query, offset: offset, limit: limit)
    }

    package func someRows(_ query: ContactQuery, limit: Int) throws -> [ContactRow] {
        try reader.someRows(query, limit: limit)
    }

    package func rows(namesBeginningWith text: String, inBook name: String?, limit: Int) throws -> [ContactRow] {
        try reader.rows(namesBeginningWith: text, inBook: name, limit: limit)
    }

    package func position(of id: ContactID, in query: ContactQuery) throws -> Int? {
        try reader.position(of: id, in: query)
    }

    package func forEachRow(_ query: ContactQuery, _ body: (ContactRow) throws -> Bool) throws {
        try reader.forEachRow(query, body)
    }

    package func forEachContact(_ query: ContactQuery, _ body: (Contact) throws -> Bool) throws {
        try reader.forEachContact(query, body)
    }

    package func remoteEntries(ofBook name: String) throws -> [RemoteEntry] { try reader.remoteEntries(ofBook: name) }

    package func remoteEntries(ofBook name: String, after remoteID: String?, limit: Int) throws -> [RemoteEntry] {
        try reader.remoteEntries(ofBook: name, after: remoteID, limit: limit)
    }

    package func remoteEntryCount(ofBook name: String) throws -> Int { try reader.remoteEntryCount(ofBook: name) }

    package func tag(of id: ContactID) throws -> String? { try reader.tag(of: id) }

    package func base(of id: ContactID) throws -> ContactContent? { try reader.base(of: id) }

    package func outbox(ofBook name: String?) throws -> [OutboxEntry] { try reader.outbox(ofBook: name) }

    package func outboxEntry(of id: ContactID) throws -> OutboxEntry? { try reader.outboxEntry(of: id) }

    package func editCounts() throws -> [String: EditCounts] { try reader.editCounts() }

    package func conflict(of id: ContactID) throws -> Conflict? { try reader.conflict(of: id) }

    package func conflicts(inBook name: String?) throws -> [Conflict] { try reader.conflicts(inBook: name) }

    package func trash() throws -> [TrashedContact] { try reader.trash() }

    package func trashed(_ id: ContactID) throws -> TrashedContact? { try reader.trashed(id) }

    package func history(limit: Int) throws -> [HistoryEntry] { try reader.history(limit: limit) }

    package func stepToUndo() throws -> HistoryEntry? { try reader.stepToUndo() }

    package func stepToRedo() throws -> HistoryEntry? { try reader.stepToRedo() }

    package func photo(named name: String) throws -> PhotoData? { try reader.photo(named: name) }

    package func hasPhoto(named name: String) throws -> Bool { try reader.hasPhoto(named: name) }

    package func isMarked(_ mark: String) throws -> Bool { try reader.isMarked(mark) }
}
