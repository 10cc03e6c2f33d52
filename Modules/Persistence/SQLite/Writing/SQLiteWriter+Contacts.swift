internal import Models
internal import Persistence

extension SQLiteWriter {
    func insert(_ contact: Contact, tag: String?) throws {
        let book = try reader.bookNames().key(of: contact.book)
        // The database refuses what is taken; asking it before would cost as much as the insertion.
        try run(SQL.insertContact) { statement in
            try statement.bind(1, contact.id.text)
            try bind(contact, tag: tag, book: book, to: statement, from: 2)
        }
        guard connection.changedRows == 1 else {
            let isOwnID = try key(of: contact.id) != nil
            throw StoreError.duplicate(isOwnID ? contact.id.text : contact.remoteID ?? "")
        }
        let key = connection.lastInsertedKey
        try change {
            let words = Self.words(of: contact)
            try run(SQL.insertCard) { statement in
                try statement.bind(1, key)
                try statement.bind(2, words)
                try CardColumn.bind(contact.card, to: statement, from: 3)
            }
            try index(key, words)
            try addDigitsAndCategories(of: contact, key: key)
        }
    }

    func replace(_ contact: Contact, tag: String?) throws {
        guard let book = try reader.bookNames().keys[contact.book],
            let (key, oldBook) = try key(of: contact.id), oldBook == book
        else { throw StoreError.noSuchContact(contact.id) }
        try refuseTakenRemoteID(of: contact, book: book, except: key)
        try change {
            try run(SQL.updateContact) { statement in
                try bind(contact, tag: tag, book: book, to: statement, from: 1)
                try statement.bind(15, key)
            }
            let words = Self.words(of: contact)
            let oldWords = try indexedWords(key)
            try run(SQL.updateCard) { statement in
                try statement.bind(1, words)
                try CardColumn.bind(contact.card, to: statement, from: 2)
                try statement.bind(2 + Int32(CardColumn.allCases.count), key)
            }
            if words != oldWords {
                try unindex(key, oldWords)
                try index(key, words)
            }
            try run("DELETE FROM phone_digits WHERE key = ?") { try $0.bind(1, key) }
            try run("DELETE FROM category WHERE key = ?") { try $0.bind(1, key) }
            try addDigitsAndCategories(of: contact, key: key)
        }
    }

    func remove(_ ids: [ContactID]) throws {
        for id in ids {
            guard let (key, _) = try key(of: id) else { continue }
            mayFreePhotos = true
            try change {
                try unindex(key, try indexedWords(key))
                try run("DELETE FROM contact WHERE key = ?") { try $0.bind(1, key) }
                try run("DELETE FROM conflict WHERE id = ?") { try $0.bind(1, id.text) }
            }
        }
    }

    /// Put together once: these run for each contact of a refresh.
    private enum SQL {
        static let columns = """
            book, favorite, name, subtitle, email, phone, photo, kind, updated, created, remote_id, tag, name_key,
            family_key
            """
        static let places = "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?"
        // Edits of a contact may be there before it is, or again.
        static let insertContact = """
            INSERT INTO contact (id, \(columns), pending, conflict)
            VALUES (?1, \(places), EXISTS (SELECT 1 FROM outbox WHERE id = ?1),
                EXISTS (SELECT 1 FROM conflict WHERE id = ?1))
            ON CONFLICT DO NOTHING
            """
        static let updateContact = "UPDATE contact SET (\(columns)) = (\(places)) WHERE key = ?"
        static let insertCard = """
            INSERT INTO card (key, words, \(CardColumn.list)) VALUES (?, ?, \(CardColumn.places))
            """
        static let updateCard = "UPDATE card SET (words, \(CardColumn.list)) = (?, \(CardColumn.places)) WHERE key = ?"
    }

    private func bind(_ contact: Contact, tag: String?, book: Int64, to statement: Statement, from first: Int32) throws
    {
        let row = ContactRow(contact)
        try statement.bind(first, book)
        try statement.bind(first + 1, row.isFavorite ? 1 : 0)
        try statement.bind(first + 2, row.name)
        try statement.bind(first + 3, row.subtitle)
        try statement.bind(first + 4, row.email)
        try statement.bind(first + 5, row.phone)
        try statement.bind(first + 6, row.photoURL)
        try statement.bind(first + 7, contact.card.kind.text)
        try statement.bind(first + 8, contact.updated.milliseconds)
        try statement.bind(first + 9, contact.created.milliseconds)
        try statement.bind(first + 10, contact.remoteID)
        try statement.bind(first + 11, tag)
        try statement.bind(first + 12, SortKey.name(contact.card))
        try statement.bind(first + 13, SortKey.family(contact.card))
    }

    func key(of id: ContactID) throws -> (key: Int64, book: Int64)? {
        try connection.withStatement("SELECT key, book FROM contact WHERE id = ?") { row in
            try row.bind(1, id.text)
            return try row.step() ? (row.integer(0), row.integer(1)) : nil
        }
    }

    private func refuseTakenRemoteID(of contact: Contact, book: Int64, except key: Int64) throws {
        guard let remoteID = contact.remoteID else { return }
        let owner = try connection.withStatement("SELECT key FROM contact WHERE book = ? AND remote_id = ?") { row in
            try row.bind(1, book)
            try row.bind(2, remoteID)
            return try row.step() ? row.integer(0) : nil
        }
        if let owner, owner != key { throw StoreError.duplicate(remoteID) }
    }

    private func addDigitsAndCategories(of contact: Contact, key: Int64) throws {
        let digits = SearchWords.digits(of: contact.card)
        if !digits.isEmpty {
            try run("INSERT INTO phone_digits (key, digits) VALUES (?, ?)") { statement in
                try statement.bind(1, key)
                // Runs of digits never match across the blank.
                try statement.bind(2, digits.joined(separator: " "))
            }
        }
        for category in Set(contact.card.categories.map(\.folded)) {
            try run("INSERT OR IGNORE INTO category (folded, key) VALUES (?, ?)") { statement in
                try statement.bind(1, category)
                try statement.bind(2, key)
            }
        }
    }
}
