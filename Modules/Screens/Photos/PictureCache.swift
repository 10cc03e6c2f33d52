internal import TerminalImages

/// Rendered pictures, the ones used last, up to a cost.
struct PictureCache<Key: Hashable> {
    private var pictures: [Key: (picture: Picture, use: Int)] = [:]
    private var clock = 0
    private var cost = 0
    /// Bytes, about 300 pictures as large as a contact's in the costliest way.
    private static var limit: Int { 24 << 20 }

    mutating func picture(for key: Key) -> Picture? {
        guard let found = pictures[key] else { return nil }
        clock += 1
        pictures[key]?.use = clock
        return found.picture
    }

    /// Keeps a picture; gives the numbers of those that had to go for it.
    mutating func keep(_ picture: Picture, for key: Key) -> Set<Int> {
        var gone: Set<Int> = []
        if let old = pictures.removeValue(forKey: key) { gone.insert(forget(old.picture)) }
        clock += 1
        pictures[key] = (picture, clock)
        cost += picture.image.cost
        while cost > Self.limit, pictures.count > 1, let oldest = pictures.min(by: { $0.value.use < $1.value.use }) {
            pictures[oldest.key] = nil
            gone.insert(forget(oldest.value.picture))
        }
        return gone
    }

    /// Empties the shelf; gives all numbers.
    mutating func clear() -> Set<Int> {
        let gone = Set(pictures.values.map(\.picture.id))
        pictures = [:]
        cost = 0
        return gone
    }

    private mutating func forget(_ picture: Picture) -> Int {
        cost -= picture.image.cost
        return picture.id
    }
}
