/// Who waits for a turn: the visible ones in the order in which they came, then the prefetched ones.
struct WaitingLine<Key> {
    /// Keys behind `next` have had their turn.
    private struct Line {
        var keys: [Key] = []
        var next = 0
    }

    private var visible = Line()
    private var prefetched = Line()

    mutating func append(_ key: Key, _ priority: ImagePriority) {
        switch priority {
        case .visible: visible.keys.append(key)
        case .prefetched: prefetched.keys.append(key)
        }
    }

    /// The next one, and for which line it waited.
    mutating func popFirst() -> (key: Key, priority: ImagePriority)? {
        if let key = Self.popFirst(of: &visible) { return (key, .visible) }
        if let key = Self.popFirst(of: &prefetched) { return (key, .prefetched) }
        return nil
    }

    private static func popFirst(of line: inout Line) -> Key? {
        guard line.next < line.keys.count else { return nil }
        let key = line.keys[line.next]
        line.next += 1
        // All have had their turn, or half of many: moving the rest then costs each of them one move.
        if line.next == line.keys.count || line.next >= 512 && line.next * 2 >= line.keys.count {
            line.keys.removeFirst(line.next)
            line.next = 0
        }
        return key
    }
}
