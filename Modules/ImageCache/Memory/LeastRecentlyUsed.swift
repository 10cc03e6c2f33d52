/// Values that have a cost, the most recently used first. Every operation takes constant time: the entries are linked by
/// their keys.
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

    /// The value, which is the newest from now on.
    mutating func use(_ key: Key) -> Value? {
        guard let entry = entries[key] else { return nil }
        if newest != key {
            unlink(key, entry)
            link(key, entry)
        }
        return entry.value
    }

    /// Takes a value as the newest, in the place of what was under the key.
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

    /// Removes the oldest ones until the rest costs at most so much.
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
