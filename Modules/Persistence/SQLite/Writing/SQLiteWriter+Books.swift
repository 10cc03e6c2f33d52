internal import Models
internal import Persistence

extension SQLiteWriter: StoreWriter {
    func addBook(_ book: AddressBook) throws {
        guard try reader.bookNames().keys[book.name] == nil else { throw StoreError.bookExists(book.name) }
        try changeBooks {
            let sql = """
                INSERT INTO book (name, created, directory, url, options, operations, fields)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """
            try run(sql) { statement in
                try statement.bind(1, book.name)
                try statement.bind(2, book.created.milliseconds)
                try BookColumns.bind(book, to: statement, from: 3)
            }
        }
    }

    func updateBook(_ book: AddressBook) throws {
        let key = try reader.bookNames().key(of: book.name)
        try changeBooks {
            let sql = """
                UPDATE book SET directory = ?, url = ?, options = ?, operations = ?, fields = ? WHERE key = ?
                """
            try run(sql) { statement in
                try BookColumns.bind(book, to: statement, from: 1)
                try statement.bind(6, key)
            }
        }
    }

    func removeBook(named name: String) throws {
        let key = try reader.bookNames().key(of: name)
        mayFreePhotos = true
        try changeBooks {
            try unindexBook(key)
            try forgetEdits(ofBook: key)
            try run("DELETE FROM contact WHERE book = ?") { try $0.bind(1, key) }
            try run("DELETE FROM book WHERE key = ?") { try $0.bind(1, key) }
        }
    }

    func setStatus(_ status: BookStatus, ofBook name: String) throws {
        let key = try reader.bookNames().key(of: name)
        try changeBooks {
            let sql = """
                UPDATE book SET last_success = ?, skipped = ?, directory_state = ?, details_after = ?, removals_since = ?,
                    removals = ?, removals_of = ? WHERE key = ?
                """
            try run(sql) { statement in
                try statement.bind(1, status.lastSuccess?.milliseconds)
                try statement.bind(2, Int64(status.skipped))
                try statement.bind(3, status.directoryState)
                try statement.bind(4, status.detailsAfter)
                try statement.bind(5, status.removals?.since.milliseconds)
                try statement.bind(6, Int64(status.removals?.count ?? 0))
                try statement.bind(7, Int64(status.removals?.of ?? 0))
                try statement.bind(8, key)
            }
        }
    }

    func setMark(_ mark: String) throws {
        guard try !isMarked(mark) else { return }
        try change { try run("INSERT INTO mark (mark) VALUES (?)") { try $0.bind(1, mark) } }
    }
}
