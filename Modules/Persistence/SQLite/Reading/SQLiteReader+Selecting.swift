internal import Models
internal import Persistence

/// Set of contacts in a query, without an order.
extension SQLiteReader {
    func select(_ question: Selection.Question) throws -> Selection {
        let plan = SearchPlan(question.terms)
        guard let filter = try filter(question, favorites: plan.favorites) else { return .keys(.empty) }
        var found: KeySet?
        if let category = question.category { found = try keys(ofCategory: category) }
        for lookup in plan.lookups {
            if found?.count == 0 { break }
            found = try keys(lookup, among: found)
        }
        guard var found else {
            return plan.verified.isEmpty ? .filter(filter) : .keys(try scan(for: plan.verified, filter))
        }
        if !filter.isEmpty { found = try filtered(found, by: filter) }
        return .keys(plan.verified.isEmpty ? found : try verified(found, plan.verified))
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

    private func keys(_ lookup: SearchPlan.Lookup, among known: KeySet?) throws -> KeySet {
        var found = KeySet.empty
        if let words = lookup.words {
            found = try keys("SELECT rowid FROM search WHERE search MATCH ?") { try $0.bind(1, words) }
        }
        if !lookup.digits.isEmpty { found = found.union(try keys(withDigits: lookup.digits, among: known)) }
        return known?.intersection(found) ?? found
    }

    /// The contacts that have one of the runs of digits in a number: all numbers are gone through, unless only few
    /// contacts are in question.
    private func keys(withDigits runs: [String], among known: KeySet?) throws -> KeySet {
        let condition = runs.indices.map { "instr(digits, ?\($0 + 1)) > 0" }.joined(separator: " OR ")
        func bind(_ row: Statement) throws {
            for (index, run) in runs.enumerated() { try row.bind(Int32(index + 1), run) }
        }
        guard let known, try isWorthLookingUp(known) else {
            return try keys("SELECT key FROM phone_digits WHERE \(condition)", bind)
        }
        let place = Int32(runs.count + 1)
        return try known.filtered(in: self, "SELECT 1 FROM phone_digits WHERE key = ?\(place) AND (\(condition))") {
            row in
            try bind(row)
        } each: { row, key in
            try row.bind(place, key)
        }
    }

    private func keys(ofCategory category: String) throws -> KeySet {
        try keys("SELECT key FROM category WHERE folded = ?") { try $0.bind(1, category) }
    }

    private func filtered(_ keys: KeySet, by filter: RowFilter) throws -> KeySet {
        guard try isWorthLookingUp(keys) else {
            // Any index has the columns, and is narrower than the table; the order does not matter.
            let all = "SELECT key FROM contact INDEXED BY contact_by_update WHERE true\(filter.conditions)"
            return keys.intersection(try self.keys(all) { try filter.bind(to: $0) })
        }
        return try keys.filtered(in: self, "SELECT 1 FROM contact WHERE key = :key\(filter.conditions)") { row in
            try filter.bind(to: row)
        } each: { row, key in
            try row.bind(":key", key)
        }
    }

    /// The keys that a statement gives, in any order.
    func keys(_ sql: String, _ bind: (Statement) throws -> Void) throws -> KeySet {
        try connection.withStatement(sql) { row in
            try bind(row)
            var keys: [Int64] = []
            while try row.step() { keys.append(row.integer(0)) }
            return KeySet(keys)
        }
    }
}

extension KeySet {
    /// Those for which the statement has a row.
    fileprivate func filtered(
        in reader: SQLiteReader, _ sql: String, bind: (Statement) throws -> Void,
        each: (Statement, Int64) throws -> Void
    ) throws -> KeySet {
        try reader.connection.withStatement(sql) { row in
            try bind(row)
            return KeySet(
                try keys.filter { key in
                    defer { row.rewind() }
                    try each(row, key)
                    return try row.step()
                })
        }
    }
}
