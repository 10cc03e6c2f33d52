internal import Models
internal import Persistence

extension SQLiteWriter {
    func insert(_ contact: Contact, tag: String?) throws {
        var records = ContactRecords(capacity: 1)
        records.add(contact, tag: tag)
        try insert(records)
    }

    func insert(_ count: Int, contact: @escaping @Sendable (Int) -> TaggedContact) throws {
        try inBatches(count, contact) { try insert($0) }
    }

    func replace(_ count: Int, contact: @escaping @Sendable (Int) -> TaggedContact) throws {
        try inBatches(count, contact) { try replace($0) }
    }

    /// Hands contacts over in the form that the tables take, which another thread makes meanwhile.
    private func inBatches(
        _ count: Int, _ contact: @escaping @Sendable (Int) -> TaggedContact, _ body: (ContactRecords) throws -> Void
    ) throws {
        let make: @Sendable (Int) -> ContactRecords = { batch in
            let first = batch * Self.batch
            let numbers = first..<min(first + Self.batch, count)
            var records = ContactRecords(capacity: numbers.count)
            for number in numbers {
                let tagged = contact(number)
                records.add(tagged.contact, tag: tagged.tag)
            }
            return records
        }
        let batches = (max(0, count) + Self.batch - 1) / Self.batch
        let ahead = batches > 1 ? ReadAheadProducer(count: batches, make) : nil
        defer { ahead?.stop() }
        for batch in 0..<batches { try body(ahead?.next() ?? make(batch)) }
    }

    /// Enough to spread the cost of one table's statement over, and so few that they stay in the processor's cache.
    private static let batch = 100

    /// Table by table, which costs a fifth less than contact by contact.
    private func insert(_ contacts: ContactRecords) throws {
        let texts = contacts.texts
        let (keys, refusal) = try insertContacts(contacts)
        if keys.isEmpty, let refusal { throw refusal }
        try change {
            try count(contacts.records.prefix(keys.count))
            let records = zip(contacts.records, keys)
            try withStatement(SQL.insertCard) { statement in
                for (record, key) in records {
                    try statement.bind(SQL.cardKey, key)
                    try statement.run(binding: texts, record.cardTexts)
                }
            }
            try withStatement(SQL.indexWords) { statement in
                for (record, key) in records {
                    try statement.bind(2, key)
                    try statement.run(binding: texts, record.words..<(record.words + 1))
                }
            }
            for (record, key) in records { try addDigitsAndCategories(of: record, key: key) }
        }
        // Those before the one that was refused are whole, as if they had been put in one by one.
        if let refusal { throw refusal }
    }

    /// The keys of those that were put in, and why the one behind them was not.
    private func insertContacts(_ contacts: ContactRecords) throws -> (keys: [Int64], refusal: StoreError?) {
        let books = try reader.bookNames()
        let hasEdits =
            try connection.integer("SELECT EXISTS (SELECT 1 FROM outbox) OR EXISTS (SELECT 1 FROM conflict)") != 0
        var keys: [Int64] = []
        keys.reserveCapacity(contacts.records.count)
        var refusal: StoreError?
        try withStatement(hasEdits ? SQL.insertEditedContact : SQL.insertContact) { statement in
            for record in contacts.records {
                guard let book = books.keys[record.book] else {
                    refusal = .noSuchBook(record.book)
                    return
                }
                try bindNumbers(of: record, to: statement, from: SQL.contactNumbers)
                try statement.bind(SQL.contactNumbers + 3, book)
                try statement.run(binding: contacts.texts, record.contactTexts)
                // The database refuses what is taken; asking it before would cost as much as the insertion.
                guard connection.changedRows == 1 else {
                    let isOwnID = try key(of: record.id) != nil
                    refusal = .duplicate(isOwnID ? record.id.text : record.remoteID ?? "")
                    return
                }
                keys.append(connection.lastInsertedKey)
            }
        }
        return (keys, refusal)
    }

    /// Adds contacts to the numbers that their books keep.
    private func count(_ records: some Sequence<ContactRecords.Record>) throws {
        let books = try reader.bookNames()
        let counts = records.reduce(into: [String: Int]()) { $0[$1.book, default: 0] += 1 }
        for (name, count) in counts { try changeCount(ofBook: books.key(of: name), by: count) }
    }

    private func changeCount(ofBook key: Int64, by difference: Int) throws {
        try run("UPDATE book SET contacts = contacts + ? WHERE key = ?") { statement in
            try statement.bind(1, Int64(difference))
            try statement.bind(2, key)
        }
    }

    func replace(_ contact: Contact, tag: String?) throws {
        var records = ContactRecords(capacity: 1)
        records.add(contact, tag: tag)
        try replace(records)
    }

    /// Table by table, as they are inserted.
    private func replace(_ contacts: ContactRecords) throws {
        let texts = contacts.texts
        let keys = try contacts.records.map { record in try keyToReplace(record, texts[record.remoteIDText]) }
        let records = zip(contacts.records, keys)
        try change {
            try withStatement(SQL.updateContact) { statement in
                for (record, key) in records {
                    // All but the identifier, so that everything stands one place before where an insertion has it.
                    try bindNumbers(of: record, to: statement, from: SQL.contactNumbers - 1)
                    try statement.bind(SQL.contactNumbers + 2, key)
                    try statement.run(binding: texts, record.contactTexts.dropFirst())
                }
            }
            for (record, key) in records { try reindex(key, texts[record.words] ?? "") }
            try withStatement(SQL.updateCard) { statement in
                for (record, key) in records {
                    try statement.bind(SQL.cardKey, key)
                    try statement.run(binding: texts, record.cardTexts)
                }
            }
            for (record, key) in records {
                try run("DELETE FROM phone_digits WHERE key = ?") { try $0.bind(1, key) }
                try run("DELETE FROM category WHERE key = ?") { try $0.bind(1, key) }
                try addDigitsAndCategories(of: record, key: key)
            }
        }
    }

    /// Row of the contact that a record replaces.
    private func keyToReplace(_ record: ContactRecords.Record, _ remoteID: String?) throws -> Int64 {
        let sql = "SELECT key, book, remote_id FROM contact WHERE id = ?"
        let book = try reader.bookNames().keys[record.book]
        let found = try connection.withStatement(sql) { row in
            try row.bind(1, record.id.text)
            return try row.step() ? (key: row.integer(0), book: row.integer(1), remoteID: row.text(2)) : nil
        }
        guard let book, let found, found.book == book else { throw StoreError.noSuchContact(record.id) }
        if remoteID != found.remoteID { try refuseTaken(remoteID, book: book, except: found.key) }
        return found.key
    }

    func remove(_ ids: [ContactID]) throws {
        for id in ids {
            guard let (key, book) = try key(of: id) else { continue }
            mayFreePhotos = true
            try change {
                try unindex(key, try indexedWords(key))
                try run("DELETE FROM contact WHERE key = ?") { try $0.bind(1, key) }
                try changeCount(ofBook: book, by: -1)
                try run("DELETE FROM conflict WHERE id = ?") { try $0.bind(1, id.text) }
            }
        }
    }

    /// Put together once: these run for each contact of a refresh.
    private enum SQL {
        /// Index of the first numeric column of `contact`: favorite, updated, created, and the book.
        static let contactNumbers = Int32(ContactRecords.contactTexts) + 1
        static let contactColumns = "\(ContactRecords.contactColumns), favorite, updated, created, book"
        static let contactPlaces = places(ContactRecords.contactTexts + 4)
        static let insertContact = """
            INSERT INTO contact (\(contactColumns)) VALUES (\(contactPlaces)) ON CONFLICT DO NOTHING
            """
        // Edits of a contact may be there before it is, or again.
        static let insertEditedContact = """
            INSERT INTO contact (\(contactColumns), pending, conflict)
            VALUES (\(contactPlaces), EXISTS (SELECT 1 FROM outbox WHERE id = ?1),
                EXISTS (SELECT 1 FROM conflict WHERE id = ?1))
            ON CONFLICT DO NOTHING
            """
        static let updateContact = """
            UPDATE contact SET (\(ContactRecords.contactColumns.dropFirst("id, ".count)), favorite, updated, created)
                = (\(places(ContactRecords.contactTexts + 2))) WHERE key = ?
            """

        static let cardKey = Int32(ContactRecords.cardTexts) + 1
        static let insertCard = """
            INSERT INTO card (\(ContactRecords.cardColumns), key) VALUES (\(places(ContactRecords.cardTexts + 1)))
            """
        static let updateCard = """
            UPDATE card SET (\(ContactRecords.cardColumns)) = (\(places(ContactRecords.cardTexts))) WHERE key = ?
            """
        static let indexWords = "INSERT INTO search (words, rowid) VALUES (?, ?)"

        static func places(_ count: Int) -> String { Array(repeating: "?", count: count).joined(separator: ", ") }
    }

    private func bindNumbers(of record: ContactRecords.Record, to statement: Statement, from first: Int32) throws {
        try statement.bind(first, record.isFavorite ? 1 : 0)
        try statement.bind(first + 1, record.updated.milliseconds)
        try statement.bind(first + 2, record.created.milliseconds)
    }

    func key(of id: ContactID) throws -> (key: Int64, book: Int64)? {
        try connection.withStatement("SELECT key, book FROM contact WHERE id = ?") { row in
            try row.bind(1, id.text)
            return try row.step() ? (row.integer(0), row.integer(1)) : nil
        }
    }

    private func refuseTaken(_ remoteID: String?, book: Int64, except key: Int64) throws {
        guard let remoteID else { return }
        let owner = try connection.withStatement("SELECT key FROM contact WHERE book = ? AND remote_id = ?") { row in
            try row.bind(1, book)
            try row.bind(2, remoteID)
            return try row.step() ? row.integer(0) : nil
        }
        if let owner, owner != key { throw StoreError.duplicate(remoteID) }
    }

    private func addDigitsAndCategories(of record: ContactRecords.Record, key: Int64) throws {
        if let digits = record.digits {
            try run("INSERT INTO phone_digits (key, digits) VALUES (?, ?)") { statement in
                try statement.bind(1, key)
                try statement.bind(2, digits)
            }
        }
        for category in record.categories {
            try run("INSERT OR IGNORE INTO category (folded, key) VALUES (?, ?)") { statement in
                try statement.bind(1, category)
                try statement.bind(2, key)
            }
        }
    }
}
