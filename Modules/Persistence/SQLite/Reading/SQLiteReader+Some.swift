internal import Models
internal import Persistence

/// A few of the contacts that a query has, without finding them all.
extension SQLiteReader {
    func someRows(_ query: ContactQuery, limit: Int) throws -> [ContactRow] {
        let limit = min(max(0, limit), Int(Int32.max))
        guard let lookup = Self.onlyLookup(of: query) else {
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
        var keys: [Int64] = []
        if let words = lookup.words {
            keys = try first(limit, of: "search", "rowid", where: "search MATCH :words", filter) {
                try $0.bind(":words", words)
            }
        }
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
    private static func onlyLookup(of query: ContactQuery) -> SearchPlan.Lookup? {
        let plan = SearchPlan(query.terms)
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
