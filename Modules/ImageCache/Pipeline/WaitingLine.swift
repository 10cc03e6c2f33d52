/// A FIFO queue with two priorities: visible requests first, then prefetched ones.
struct WaitingLine<Key> {
    /// Keys before `next` are already served.
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

    /// Returns the next key, and the priority of its line.
    mutating func popFirst() -> (key: Key, priority: ImagePriority)? {
        if let key = Self.popFirst(of: &visible) { return (key, .visible) }
        if let key = Self.popFirst(of: &prefetched) { return (key, .prefetched) }
        return nil
    }

    private static func popFirst(of line: inout Line) -> Key? {
        guard line.next < line.keys.count else { return nil }
        let key = line.keys[line.next]
        line.next += 1
        // Compact when all keys are served, or half of many: moving the rest then costs one move per key (amortized).
        if line.next == line.keys.count || line.next >= 512 && line.next * 2 >= line.keys.count {
            line.keys.removeFirst(line.next)
            line.next = 0
        }
        return key
    }
}
