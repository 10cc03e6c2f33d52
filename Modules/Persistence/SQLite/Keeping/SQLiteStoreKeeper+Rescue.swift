internal import Glibc
internal import Models
package import Persistence

extension SQLiteStoreKeeper {
    package func rescue(to target: String) throws -> RescueReport {
        guard access(target, F_OK) != 0 else {
            throw StoreError.cannotOpen(path: target, reason: String(cString: strerror(EEXIST)))
        }
        // SQLite may write to what it opens, and the damaged file is the only evidence.
        let source = target + ".source"
        defer { for suffix in ["", "-wal", "-shm"] { unlink(source + suffix) } }
        for suffix in ["", "-wal"] { try Self.copyBytes(of: path + suffix, to: source + suffix) }
        let damaged = try Connection(path: source, access: .readWrite, busyTimeout: .seconds(10))
        let rescued = try SQLiteContactStore(path: target)
        var rescue = Rescue(damaged)
        return try rescue.run(into: rescued)
    }

    private static func copyBytes(of source: String, to target: String) throws {
        let input = open(source, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard input >= 0 else {
            if errno == ENOENT, source.hasSuffix("-wal") { return }
            throw StoreError.cannotOpen(path: source, reason: String(cString: strerror(errno)))
        }
        defer { close(input) }
        let output = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard output >= 0 else { throw StoreError.cannotOpen(path: target, reason: String(cString: strerror(errno))) }
        defer { close(output) }
        while true {
            let count = sendfile(output, input, nil, 1 << 26)
            if count == 0 { return }
            guard count > 0 else {
                if errno == ENOSPC { throw StoreError.full(path: target) }
                throw StoreError.failed(path: source, detail: String(cString: strerror(errno)))
            }
        }
    }
}

/// Reads a damaged database row by row, so that one that can't be read costs itself.
private struct Rescue {
    private let damaged: Connection
    private var report = RescueReport()

    init(_ damaged: Connection) {
        self.damaged = damaged
    }

    mutating func run(into store: SQLiteContactStore) throws -> RescueReport {
        let reader = SQLiteReader(damaged)
        let path = damaged.path
        let books = rows("SELECT \(BookColumns.names) FROM book WHERE key = ?", of: "book", "books") { row in
            try BookColumns.book(from: row, path: path)
        }
        let names = try? reader.bookNames()
        var contacts: [(Contact, tag: String?)] = []
        if let names {
            let found = rows(ContactColumns.contactQuery + " WHERE contact.key = ?", of: "contact", "contacts") { row in
                try ContactColumns.contact(from: row, books: names)
            }
            contacts = found.map { contact in (contact, tag: try? reader.tag(of: contact.id)) }
        }
        let trash = part("the trash") { try reader.trash() } ?? []
        let outbox = part("the outbox") { try reader.outbox(ofBook: nil) } ?? []
        try store.write { writer in
            for book in books { try writer.addBook(book) }
            let known = Set(books.map(\.name))
            for (contact, tag) in contacts where known.contains(contact.book) {
                if let name = contact.card.photo?.storedName, let photo = try? reader.photo(named: name) {
                    try writer.addPhoto(photo)
                }
                try writer.insert(contact, tag: tag)
                if let base = try? reader.base(of: contact.id) { try writer.setBase(base, of: contact.id) }
            }
            for trashed in trash where known.contains(trashed.contact.book) { try writer.putInTrash(trashed) }
            for entry in outbox where known.contains(entry.book) { try writer.saveOutboxEntry(entry) }
            report.contacts = contacts.count { known.contains($0.0.book) }
        }
        return report
    }

    /// Nil and noted where it can't be read.
    private mutating func part<Value>(_ what: String, _ read: () throws -> Value) -> Value? {
        guard let value = try? read() else {
            report.missing.append(what)
            return nil
        }
        return value
    }

    /// The rows of a table by their keys, without those that can't be read.
    private mutating func rows<Row>(
        _ query: String, of table: String, _ what: String, read: (Statement) throws -> Row
    ) -> [Row] {
        // An index may be whole where the table is not.
        let last = (try? damaged.integer("SELECT max(key) FROM \(table)")) ?? Self.mostKeys
        let expected = (try? damaged.integer("SELECT count(*) FROM \(table)")).map(Int.init)
        var found: [Row] = []
        var failures = 0
        for key in 1...max(1, last) {
            do {
                let row = try damaged.withStatement(query) { row in
                    try row.bind(1, key)
                    return try row.step() ? try read(row) : nil
                }
                if let row { found.append(row) }
            } catch {
                failures += 1
            }
        }
        if failures > 0 { report.missing.append(what) }
        if table == "contact" { report.lost = max(failures, (expected ?? 0) - found.count) }
        return found
    }

    /// So many keys are tried where the file does not say how many there are.
    private static let mostKeys: Int64 = 1_000_000
}
