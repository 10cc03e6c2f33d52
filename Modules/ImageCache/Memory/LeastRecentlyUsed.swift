/// An LRU cache with costs. All operations take constant time: the entries form a linked list through their keys.
struct LeastRecentlyUsed<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
        var newer: Key?
        var older: Key?
    }

    private var entries: [Key: Entry] = [:]
    private var newest: Key?
    private var oldest: Key?
    private(set) var cost = 0

    var count: Int { entries.count }

    /// Doesn't mark the entry as used.
    func contains(_ key: Key) -> Bool { entries[key] != nil }

    /// Returns the value and marks it as most recently used.
    mutating func use(_ key: Key) -> Value? {
        guard let entry = entries[key] else { return nil }
        if newest != key {
            unlink(key, entry)
            link(key, entry)
        }
        return entry.value
    }

    /// Inserts a value as most recently used, replacing the key's existing one.
    mutating func insert(_ value: Value, for key: Key, cost: Int) {
        remove(key)
        self.cost += cost
        link(key, Entry(value: value, cost: cost))
    }

    mutating func remove(_ key: Key) {
        guard let entry = entries[key] else { return }
        unlink(key, entry)
        entries[key] = nil
        cost -= entry.cost
    }

    /// Evicts the least recently used entries until the total cost is at most `limit`.
    mutating func trim(toCost limit: Int) {
        while cost > limit, let key = oldest { remove(key) }
    }

    mutating func removeAll() { self = LeastRecentlyUsed() }

    private mutating func link(_ key: Key, _ entry: Entry) {
        entries[key] = Entry(value: entry.value, cost: entry.cost, newer: nil, older: newest)
        if let newest { entries[newest]?.newer = key }
        newest = key
        if oldest == nil { oldest = key }
    }

    private mutating func unlink(_ key: Key, _ entry: Entry) {
        if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
        if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
    }
}
