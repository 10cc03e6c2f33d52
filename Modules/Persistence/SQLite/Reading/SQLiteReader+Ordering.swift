internal import Models
internal import Persistence

/// Orders a few of many contacts without a full scan.
///
/// Two ways: walk along the index of the order and ask of each contact whether it is wanted, or look up the rank of each
/// wanted contact and sort. The first costs a step for each contact there is, up to the end of the window; the second
/// about ten times a step for each that is wanted.
extension SQLiteReader {
    private static let stepsPerLookup = 10
    /// So few that no plan is worth a look at how many contacts there are.
    private static let fewest = 64

    /// True if it is cheaper to look each of them up than to walk past all there are.
    func isWorthLookingUp(_ keys: KeySet) throws -> Bool {
        try keys.count <= Self.fewest || keys.count * Self.stepsPerLookup <= roughContactCount()
    }

    /// The keys of a window over a selection.
    func window(_ keys: KeySet, _ query: ContactQuery, offset: Int, limit: Int) throws -> ArraySlice<Int64> {
        guard offset < keys.count else { return [] }
        let limit = min(limit, keys.count - offset)
        // From the nearer end.
        let fromEnd = keys.count - offset - limit
        let distance = min(offset, fromEnd) + limit
        guard keys.count > Self.fewest,
            try roughContactCount() / keys.count * distance < keys.count * Self.stepsPerLookup
        else {
            return try sorted(keys, query)[offset..<offset + limit]
        }
        let order = SortOrder(query)
        if offset <= fromEnd { return try walk(keys, order, upTo: distance).suffix(limit) }
        return ArraySlice(try walk(keys, order.reversed, upTo: distance).suffix(limit).reversed())
    }

    /// Index of a key in a selection; nil if it is not in it.
    ///
    /// Whoever types a search mostly has the cursor near the beginning, where a short walk finds it, long before all of
    /// them would be in order.
    func place(of key: Int64, among keys: KeySet, _ query: ContactQuery) throws -> Int? {
        guard keys.contains(key) else { return nil }
        if keys.count > Self.fewest {
            let steps = keys.count * Self.stepsPerLookup / 4
            if let place = try walk(keys, SortOrder(query), to: key, atMost: steps) { return place }
        }
        return try sorted(keys, query).firstIndex(of: key)
    }

    func sort(_ keys: KeySet, _ order: SortOrder) throws -> [Int64] {
        guard keys.count > 1 else { return keys.keys }
        guard try isWorthLookingUp(keys) else {
            return try walk(keys, order, upTo: keys.count)
        }
        let sorted =
            switch order.sort {
            case .recent:
                try ranked(keys, order) { -$0.integer(1) }.sorted { ($0.rank, $0.key) < ($1.rank, $1.key) }.map(\.key)
            case .name, .family: try ranked(keys, order) { $0.bytes(1) ?? [] }.sorted(by: Self.precedes).map(\.key)
            }
        return order.isReversed ? sorted.reversed() : sorted
    }

    private static func precedes(_ one: (rank: [UInt8], key: Int64), _ other: (rank: [UInt8], key: Int64)) -> Bool {
        if one.rank.lexicographicallyPrecedes(other.rank) { return true }
        return one.key < other.key && one.rank == other.rank
    }

    private func ranked<Rank>(_ keys: KeySet, _ order: SortOrder, _ rank: (Statement) -> Rank) throws -> [(
        rank: Rank, key: Int64
    )] {
        try connection.withStatement("SELECT key, \(order.column) FROM contact WHERE key = ?") { row in
            var ranked: [(rank: Rank, key: Int64)] = []
            ranked.reserveCapacity(keys.count)
            for key in keys.keys {
                row.rewind()
                try row.bind(1, key)
                if try row.step() { ranked.append((rank(row), key)) }
            }
            return ranked
        }
    }

    /// The first keys of the set in an order.
    private func walk(_ keys: KeySet, _ order: SortOrder, upTo limit: Int) throws -> [Int64] {
        try connection.withStatement("SELECT key FROM contact \(order.clause)") { row in
            var found: [Int64] = []
            found.reserveCapacity(limit)
            while found.count < limit, try row.step() {
                let key = row.integer(0)
                if keys.contains(key) { found.append(key) }
            }
            return found
        }
    }

    /// Index of a key in the set; nil beyond a maximum number of steps.
    private func walk(_ keys: KeySet, _ order: SortOrder, to key: Int64, atMost steps: Int) throws -> Int? {
        try connection.withStatement("SELECT key FROM contact \(order.clause)") { row in
            var before = 0
            for _ in 0..<steps {
                guard try row.step() else { return nil }
                let next = row.integer(0)
                if next == key { return before }
                if keys.contains(next) { before += 1 }
            }
            return nil
        }
    }

    /// A window over what a filter chooses.
    func window(_ filter: RowFilter, _ order: SortOrder, offset: Int, limit: Int) throws -> [ContactRow] {
        var (order, offset, limit, isTurned) = (order, offset, limit, false)
        // Far down it is worth knowing how long the list is, to come from the nearer end.
        if offset > 2000 {
            let count = try count(filter)
            guard offset < count else { return [] }
            limit = min(limit, count - offset)
            let fromEnd = count - offset - limit
            if fromEnd < offset { (order, offset, isTurned) = (order.reversed, fromEnd, true) }
        }
        let keys = "SELECT key FROM contact WHERE true\(filter.conditions) \(order.clause) LIMIT :limit OFFSET :offset"
        let found = try connection.withStatement(keys) { row in
            try filter.bind(to: row)
            try row.bind(":limit", Int64(limit))
            try row.bind(":offset", Int64(offset))
            var keys: [Int64] = []
            while try row.step() { keys.append(row.integer(0)) }
            return keys
        }
        return try rows(isTurned ? ArraySlice(found.reversed()) : found[...])
    }

    func rows(_ keys: ArraySlice<Int64>) throws -> [ContactRow] {
        let books = try bookNames()
        return try connection.withStatement("SELECT \(ContactColumns.rowList) FROM contact WHERE key = ?") { row in
            var rows: [ContactRow] = []
            rows.reserveCapacity(keys.count)
            for key in keys {
                row.rewind()
                try row.bind(1, key)
                if try row.step() { rows.append(try ContactColumns.row(from: row, books: books)) }
            }
            return rows
        }
    }
}
