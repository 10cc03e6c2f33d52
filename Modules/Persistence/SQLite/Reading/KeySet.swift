/// Keys of contacts in ascending order, with a quick answer to whether a key is among them.
struct KeySet {
    private(set) var keys: [Int64]
    /// One bit for each key from the first to the last; empty where they lie too far apart.
    private let bits: [UInt64]
    private let first: Int64

    /// Keys count up as contacts come in, so that this is only passed in a file made by somebody else.
    private static let widestRange: Int64 = 1 << 28

    /// The keys must be in ascending order, each once.
    init(ascending keys: [Int64]) {
        self.keys = keys
        first = keys.first ?? 0
        let (range, overflow) = (keys.last ?? 0).subtractingReportingOverflow(first)
        guard !keys.isEmpty, !overflow, range < Self.widestRange else {
            bits = []
            return
        }
        var bits = [UInt64](repeating: 0, count: Int(range >> 6) + 1)
        for key in keys { bits[Int((key - first) >> 6)] |= 1 << UInt64((key - first) & 63) }
        self.bits = bits
    }

    var count: Int { keys.count }

    func contains(_ key: Int64) -> Bool {
        if bits.isEmpty { return containsBySearch(key) }
        let (place, overflow) = key.subtractingReportingOverflow(first)
        guard !overflow, place >= 0, place >> 6 < bits.count else { return false }
        return bits[Int(place >> 6)] >> UInt64(place & 63) & 1 == 1
    }

    private func containsBySearch(_ key: Int64) -> Bool {
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = low + (high - low) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low < keys.count && keys[low] == key
    }

    func intersection(_ other: KeySet) -> KeySet {
        let (few, many) = count < other.count ? (self, other) : (other, self)
        return KeySet(ascending: few.keys.filter(many.contains))
    }

    func union(_ other: KeySet) -> KeySet {
        if other.keys.isEmpty { return self }
        var merged: [Int64] = []
        merged.reserveCapacity(count + other.count)
        var (mine, theirs) = (keys[...], other.keys[...])
        while let one = mine.first, let two = theirs.first {
            merged.append(min(one, two))
            if one <= two { mine.removeFirst() }
            if two <= one { theirs.removeFirst() }
        }
        return KeySet(ascending: merged + mine + theirs)
    }
}
