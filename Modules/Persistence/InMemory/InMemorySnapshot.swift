import Models

/// Everything in the store at one moment. A value: whoever holds it sees nothing that comes later.
struct InMemorySnapshot: Sendable {
    struct RemoteKey: Hashable, Sendable {
        let book: String
        /// As bytes: a directory's identifier is opaque, and texts are equal that differ in their normal form.
        let remoteID: [UInt8]
    }

    var allBooks: [AddressBook] = []
    var statuses: [String: BookStatus] = [:]
    var entries: [ContactID: InMemoryEntry] = [:]
    var remoteIDs: [RemoteKey: ContactID] = [:]
    var edits = InMemoryEdits()
    /// By their names.
    var photos: [String: PhotoData] = [:]
    var marks: Set<String> = []
    var lastOrder = 0

    private func unsorted(_ query: ContactQuery) -> [InMemoryEntry] {
        let category = query.category?.folded
        return entries.values.filter { $0.matches(query, category: category) }
    }

    private func sorted(_ query: ContactQuery) -> [InMemoryEntry] {
        let sorted = unsorted(query).sorted { $0.precedes($1, by: query.sort) }
        return query.isReversed ? sorted.reversed() : sorted
    }
}

extension InMemorySnapshot: StoreReader {
    func photo(named name: String) throws -> PhotoData? { photos[name] }

    func hasPhoto(named name: String) throws -> Bool { photos[name] != nil }

    func isMarked(_ mark: String) throws -> Bool { marks.contains(mark) }

    func status(ofBook name: String) throws -> BookStatus { statuses[name] ?? BookStatus() }

    func books() throws -> [AddressBook] { allBooks }

    func contact(_ id: ContactID) throws -> Contact? { entries[id]?.contact }

    func contactIDs(withPrefix prefix: String, limit: Int) throws -> [ContactID] {
        Array(entries.keys.filter { $0.text.hasPrefix(prefix) }.sorted().prefix(max(0, limit)))
    }

    func count(_ query: ContactQuery) throws -> Int { unsorted(query).count }

    func rows(_ query: ContactQuery, offset: Int, limit: Int) throws -> [ContactRow] {
        sorted(query).dropFirst(max(0, offset)).prefix(max(0, limit)).map(\.row)
    }

    func someRows(_ query: ContactQuery, limit: Int) throws -> [ContactRow] {
        unsorted(query).prefix(max(0, limit)).map(\.row)
    }

    func rows(namesBeginningWith text: String, inBook name: String?, limit: Int) throws -> [ContactRow] {
        guard let start = SortKey.beginning(text) else { return [] }
        let found = sorted(ContactQuery(book: name)).filter {
            SortKey.name($0.contact.card).utf8.starts(with: start.utf8)
        }
        return found.prefix(max(0, limit)).map(\.row)
    }

    func position(of id: ContactID, in query: ContactQuery) throws -> Int? {
        sorted(query).firstIndex { $0.contact.id == id }
    }

    func forEachRow(_ query: ContactQuery, _ body: (ContactRow) throws -> Bool) throws {
        for entry in sorted(query) {
            guard try body(entry.row) else { return }
        }
    }

    func forEachContact(_ query: ContactQuery, _ body: (Contact) throws -> Bool) throws {
        for entry in sorted(query) {
            guard try body(entry.contact) else { return }
        }
    }

    func remoteEntries(ofBook name: String) throws -> [RemoteEntry] {
        entries.values.compactMap { entry in
            guard entry.contact.book == name, let remoteID = entry.contact.remoteID else { return nil }
            return RemoteEntry(id: entry.contact.id, remoteID: remoteID, tag: entry.tag)
        }
    }

    func remoteEntries(ofBook name: String, after remoteID: String?, limit: Int) throws -> [RemoteEntry] {
        let start = Array((remoteID ?? "").utf8)
        let later = try remoteEntries(ofBook: name).map { (key: Array($0.remoteID.utf8), entry: $0) }
            .filter { start.lexicographicallyPrecedes($0.key) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
        return later.prefix(max(0, limit)).map(\.entry)
    }

    func remoteEntryCount(ofBook name: String) throws -> Int { try remoteEntries(ofBook: name).count }
}
