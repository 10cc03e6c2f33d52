/// Keys of contacts in ascending order, with a quick answer to whether a key is among them.
struct KeySet {
    let keys: [Int64]
    /// One bit for each key from the first to the last; empty where they lie too far apart.
    private let bits: [UInt64]
    private let first: Int64

    /// Keys count up as contacts come in, so that only a file made by somebody else passes this.
    private static let widestRange: Int64 = 1 << 28

    static let empty = KeySet([])

    /// The keys may come in any order, each once.
    init(_ keys: [Int64]) {
        var (first, last, isAscending) = (keys.first ?? 0, keys.first ?? 0, true)
        for key in keys.dropFirst() {
            if key < last { isAscending = false }
            first = min(first, key)
            last = max(last, key)
        }
        self.first = first
        let (range, overflow) = last.subtractingReportingOverflow(first)
        guard !keys.isEmpty, !overflow, range < Self.widestRange else {
            self.keys = isAscending ? keys : keys.sorted()
            bits = []
            return
        }
        var bits = [UInt64](repeating: 0, count: Int(range >> 6) + 1)
        for key in keys { bits[Int((key - first) >> 6)] |= 1 << UInt64((key - first) & 63) }
        self.bits = bits
        self.keys = isAscending ? keys : Self.keys(of: bits, from: first, count: keys.count)
    }

    private static func keys(of bits: [UInt64], from first: Int64, count: Int) -> [Int64] {
        var keys: [Int64] = []
        keys.reserveCapacity(count)
        for (index, word) in bits.enumerated() {
            var word = word
            while word != 0 {
                keys.append(first + Int64(index << 6 + word.trailingZeroBitCount))
                word &= word - 1
            }
        }
        return keys
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
        return KeySet(few.keys.filter(many.contains))
    }

    func union(_ other: KeySet) -> KeySet {
        let (few, many) = count < other.count ? (self, other) : (other, self)
        return few.keys.isEmpty ? many : KeySet(many.keys + few.keys.filter { !many.contains($0) })
    }
}
