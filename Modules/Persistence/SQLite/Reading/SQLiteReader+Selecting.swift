internal import Models
internal import Persistence

/// Which contacts a query has.
extension SQLiteReader {
    func select(_ question: Selection.Question) throws -> Selection {
        let plan = SearchPlan(question.terms)
        guard let filter = try filter(question, favorites: plan.favorites) else {
            return .keys(KeySet(ascending: []))
        }
        var sets: [KeySet] = []
        if let category = question.category { sets.append(try keys(ofCategory: category)) }
        for lookup in plan.lookups where sets.last?.count != 0 { sets.append(try keys(lookup)) }
        if sets.isEmpty, plan.verified.isEmpty { return .filter(filter) }

        var keys: KeySet
        if let first = sets.first {
            keys = try sets.dropFirst().reduce(first) { $0.intersection($1) }.filtered(by: filter, in: self)
        } else {
            keys = try allKeys(filter)
        }
        if !plan.verified.isEmpty { keys = try verify(keys, plan.verified) }
        return .keys(keys)
    }

    /// Nil where no contact can pass.
    private func filter(_ question: Selection.Question, favorites: Set<Bool>) throws -> RowFilter? {
        var filter = RowFilter(kind: question.kind)
        if let book = question.book {
            guard let key = try bookNames().keys[book] else { return nil }
            filter.book = key
        }
        let favorites = question.favoritesOnly ? favorites.union([true]) : favorites
        if favorites.count > 1 { return nil }
        filter.favorite = favorites.first
        return filter
    }

    private func keys(_ lookup: SearchPlan.Lookup) throws -> KeySet {
        var found = KeySet(ascending: [])
        if let words = lookup.words {
            found = try keys("SELECT rowid FROM search WHERE search MATCH ?") { try $0.bind(1, words) }
        }
        for run in lookup.digits {
            found = found.union(
                try keys("SELECT key FROM phone_digits WHERE instr(digits, ?) ORDER BY key") { try $0.bind(1, run) })
        }
        return found
    }

    private func keys(ofCategory category: String) throws -> KeySet {
        try keys("SELECT key FROM category WHERE folded = ? ORDER BY key") { try $0.bind(1, category) }
    }

    func allKeys(_ filter: RowFilter) throws -> KeySet {
        try keys("SELECT key FROM contact WHERE true\(filter.conditions) ORDER BY key") { try filter.bind(to: $0) }
    }

    /// The keys that a statement gives in ascending order.
    private func keys(_ sql: String, _ bind: (Statement) throws -> Void) throws -> KeySet {
        try connection.withStatement(sql) { row in
            try bind(row)
            var keys: [Int64] = []
            while try row.step() { keys.append(row.integer(0)) }
            return KeySet(ascending: keys)
        }
    }

    /// Those of the keys whose contacts all terms match.
    private func verify(_ keys: KeySet, _ terms: [SearchTerm]) throws -> KeySet {
        let books = try bookNames()
        return try connection.withStatement(Self.contactQuery + " WHERE contact.key = ?") { row in
            KeySet(
                ascending: try keys.keys.filter { key in
                    defer { row.reset() }
                    try row.bind(1, key)
                    guard try row.step() else { return false }
                    let contact = try ContactColumns.contact(from: row, books: books)
                    return terms.allSatisfy { $0.matches(contact) }
                })
        }
    }
}

extension KeySet {
    /// Looks each contact up where they are few, and walks along an index where they are many.
    fileprivate func filtered(by filter: RowFilter, in reader: SQLiteReader) throws -> KeySet {
        if filter.isEmpty || keys.isEmpty { return self }
        if count > (try reader.contactCount()) / 8 { return intersection(try reader.allKeys(filter)) }
        return try reader.connection.withStatement("SELECT 1 FROM contact WHERE key = :key\(filter.conditions)") {
            row in
            try filter.bind(to: row)
            return KeySet(
                ascending: try keys.filter { key in
                    defer { row.rewind() }
                    try row.bind(":key", key)
                    return try row.step()
                })
        }
    }
}
