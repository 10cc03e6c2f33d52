internal import Models
internal import Persistence

/// Windows, counts, places and walks along an order.
extension SQLiteReader {
    func count(_ query: ContactQuery) throws -> Int {
        switch try selection(query) {
        case .keys(let keys): keys.count
        case .filter(let filter): try count(filter)
        }
    }

    /// Number of contacts that pass the filter.
    func count(_ filter: RowFilter) throws -> Int {
        if filter.isEmpty { return try contactCount() }
        guard filter.isBookOnly else { return try count(filter, where: "true") { _ in } }
        return try connection.withStatement("SELECT contacts FROM book WHERE key = :book") { row in
            try filter.bind(to: row)
            return try row.step() ? Int(row.integer(0)) : 0
        }
    }

    /// Number of contacts that pass the filter and a condition on the columns of the table.
    func count(_ filter: RowFilter, where condition: String, _ bind: (Statement) throws -> Void) throws -> Int {
        try connection.withStatement("SELECT count(*) FROM contact WHERE \(condition)\(filter.conditions)") { row in
            try filter.bind(to: row)
            try bind(row)
            return try row.step() ? Int(row.integer(0)) : 0
        }
    }

    func rows(_ query: ContactQuery, offset: Int, limit: Int) throws -> [ContactRow] {
        let (offset, limit) = (max(0, offset), max(0, limit))
        guard limit > 0 else { return [] }
        switch try selection(query) {
        case .filter(let filter):
            return try window(filter, SortOrder(query), offset: offset, limit: limit)
        case .keys(let keys):
            return try rows(window(keys, query, offset: offset, limit: limit))
        }
    }

    func rows(namesBeginningWith text: String, inBook name: String?, limit: Int) throws -> [ContactRow] {
        guard let start = SortKey.beginning(text) else { return [] }
        var filter = RowFilter()
        if let name {
            guard let book = try bookNames().keys[name] else { return [] }
            filter.book = book
        }
        let sql = """
            SELECT key FROM contact WHERE name_key >= :start AND name_key < :end\(filter.conditions) \
            \(SortOrder(ContactQuery()).clause) LIMIT :limit
            """
        let keys = try connection.withStatement(sql) { row in
            try filter.bind(to: row)
            try row.bind(":start", start)
            // Behind every text that begins so: no key has this scalar but at its start.
            try row.bind(":end", start + "\u{10FFFF}")
            try row.bind(":limit", Int64(max(0, limit)))
            var keys: [Int64] = []
            while try row.step() { keys.append(row.integer(0)) }
            return keys
        }
        return try rows(keys[...])
    }

    func position(of id: ContactID, in query: ContactQuery) throws -> Int? {
        let order = SortOrder(query)
        let sql = "SELECT key, \(order.column) FROM contact WHERE id = ?"
        return try connection.withStatement(sql) { row in
            try row.bind(1, id.text)
            guard try row.step() else { return nil }
            let key = row.integer(0)
            switch try selection(query) {
            case .keys(let keys):
                return try place(of: key, among: keys, query)
            case .filter(let filter):
                guard try count(filter, where: "key = :key", { try $0.bind(":key", key) }) == 1 else { return nil }
                // Two counts, since each is a range of the index; joined by OR they would be none.
                var before = 0
                for condition in [
                    "\(order.column) \(order.precedes) :rank", "\(order.column) = :rank AND key < :key",
                ] {
                    before += try count(filter, where: condition) { counted in
                        if order.sort == .recent {
                            try counted.bind(":rank", row.integer(1))
                        } else {
                            try counted.bind(":rank", row.text(1))
                        }
                        if condition.hasSuffix(":key") { try counted.bind(":key", key) }
                    }
                }
                return order.isReversed ? try count(query) - 1 - before : before
            }
        }
    }

    func forEachRow(_ query: ContactQuery, _ body: (ContactRow) throws -> Bool) throws {
        let books = try bookNames()
        try forEach(query, "SELECT \(ContactColumns.rowList) FROM contact") { row in
            try body(try ContactColumns.row(from: row, books: books))
        }
    }

    func forEachContact(_ query: ContactQuery, _ body: (Contact) throws -> Bool) throws {
        let books = try bookNames()
        try forEach(query, ContactColumns.contactQuery) { row in
            try body(try ContactColumns.contact(from: row, books: books))
        }
    }

    private func forEach(_ query: ContactQuery, _ select: String, _ body: (Statement) throws -> Bool) throws {
        switch try selection(query) {
        case .filter(let filter):
            // In another order than the table's, each page is met again and again.
            try connection.execute("PRAGMA cache_size = -16000")
            let order = SortOrder(query).clause(key: "contact.key")
            try connection.withStatement("\(select) WHERE true\(filter.conditions) \(order)") { row in
                try filter.bind(to: row)
                while try row.step() {
                    guard try body(row) else { return }
                }
            }
        case .keys(let keys):
            let sorted = try sorted(keys, query)
            try connection.withStatement("\(select) WHERE contact.key = ?") { row in
                for key in sorted {
                    row.rewind()
                    try row.bind(1, key)
                    guard try row.step() else { continue }
                    guard try body(row) else { return }
                }
            }
        }
    }
}
