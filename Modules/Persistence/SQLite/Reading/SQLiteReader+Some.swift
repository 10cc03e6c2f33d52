internal import Models
internal import Persistence

/// A few of the contacts that a query has, without finding them all.
extension SQLiteReader {
    /// So few are worth a look at some that may not match.
    private static let few = 8
    private static let sampled = 64

    func someRows(_ query: ContactQuery, limit: Int) throws -> [ContactRow] {
        let limit = min(max(0, limit), Int(Int32.max))
        let plan = SearchPlan(query.terms)
        guard let lookup = Self.onlyLookup(of: query, plan) else {
            switch try selection(query) {
            case .keys(let keys): return try rows(keys.keys.prefix(limit))
            case .filter: return try rows(query, offset: 0, limit: limit)
            }
        }
        var filter = RowFilter(favorite: query.favoritesOnly ? true : nil, kind: query.kind?.text)
        if let name = query.book {
            guard let book = try bookNames().keys[name] else { return [] }
            filter.book = book
        }
        func found(_ words: String, _ limit: Int) throws -> [Int64] {
            try first(limit, of: "search", "rowid", where: "search MATCH :words", filter) {
                try $0.bind(":words", words)
            }
        }
        // What many have is met among the first whose words begin alike; a whole word's matches are all gone through
        // before the first of them is known.
        if let beginnings = plan.beginnings, limit <= Self.few {
            let alike = KeySet(try found(beginnings, Self.sampled))
            let keys = try verified(alike, query.terms).keys.prefix(limit)
            if keys.count == limit { return try rows(keys) }
        }
        var keys = try lookup.words.map { try found($0, limit) } ?? []
        if !lookup.digits.isEmpty, keys.count < limit {
            let condition = lookup.digits.indices.map { "instr(digits, :run\($0)) > 0" }.joined(separator: " OR ")
            // As many more as are needed where all that are known come once again.
            let more = try first(limit + keys.count, of: "phone_digits", "key", where: "(\(condition))", filter) {
                row in
                for (index, run) in lookup.digits.enumerated() { try row.bind(":run\(index)", run) }
            }
            keys += more.filter { !keys.contains($0) }
        }
        return try rows(keys.prefix(limit))
    }

    /// Nil where not all is answered by one table: what several find is known only when each has found all.
    private static func onlyLookup(of query: ContactQuery, _ plan: SearchPlan) -> SearchPlan.Lookup? {
        let isAll = plan.verified.isEmpty && plan.favorites.isEmpty && query.category == nil
        return isAll && plan.lookups.count == 1 ? plan.lookups[0] : nil
    }

    /// The first keys for which a table has a row that passes the condition, and that pass the filter.
    private func first(
        _ limit: Int, of table: String, _ key: String, where condition: String, _ filter: RowFilter,
        _ bind: (Statement) throws -> Void
    ) throws -> [Int64] {
        // CROSS keeps the order of the join: https://www.sqlite.org/optoverview.html, section 8.2.
        let join = filter.isEmpty ? "" : " CROSS JOIN contact ON contact.key = \(table).\(key)"
        let sql = "SELECT \(table).\(key) FROM \(table)\(join) WHERE \(condition)\(filter.conditions) LIMIT :limit"
        return try connection.withStatement(sql) { row in
            try bind(row)
            try filter.bind(to: row)
            try row.bind(":limit", Int64(limit))
            var keys: [Int64] = []
            while try row.step() { keys.append(row.integer(0)) }
            return keys
        }
    }
}
