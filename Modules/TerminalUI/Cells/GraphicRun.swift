/// Which graphics a terminal has and shows, and the bytes that bring it from one frame's to the next one's.
struct GraphicRun {
    /// What stands on the screen, as far as is known.
    private var placed: [Graphic] = []
    /// What each one that was transmitted is let go of with.
    private var releases: [Int: [UInt8]] = [:]
    private var transmitted: Set<Int> = []
    /// Erasing one takes its number away from everywhere.
    private var erased: Set<Int> = []

    func isNeeded(for frame: Frame) -> Bool { !placed.isEmpty || !frame.graphics.isEmpty }

    /// What is written before the cells: what leaves its place goes, what is new is transmitted.
    mutating func begin(_ frame: Frame) -> [UInt8] {
        var bytes: [UInt8] = []
        erased = []
        for graphic in placed where !frame.graphics.contains(graphic) && !graphic.erasure.isEmpty {
            bytes += Self.move(to: graphic.area.origin) + graphic.erasure
            erased.insert(graphic.id)
        }
        for graphic in frame.graphics where transmitted.insert(graphic.id).inserted {
            bytes += graphic.transmission
            releases[graphic.id] = graphic.release
        }
        return bytes
    }

    /// What is written after the cells: what is new, what lost its place with another one of its number, and what had
    /// its cells written.
    mutating func end(_ frame: Frame, over old: Frame?) -> [UInt8] {
        var bytes: [UInt8] = []
        for graphic in frame.graphics where !graphic.placement.isEmpty {
            let stands = placed.contains(graphic) && !erased.contains(graphic.id)
            guard !stands || !frame.showsSame(as: old, in: graphic.area) else { continue }
            bytes += Self.move(to: graphic.area.origin) + graphic.placement
        }
        placed = frame.graphics
        guard !bytes.isEmpty, let cursor = frame.cursor else { return bytes }
        return bytes + Self.move(to: cursor.position)
    }

    /// After this the terminal may have forgotten everything. What it was sent is let go of all the same.
    mutating func forgetTransmissions() { transmitted = [] }

    mutating func release(_ ids: Set<Int>?) -> [UInt8] {
        let gone = releases.keys.filter { ids?.contains($0) ?? true }.sorted()
        transmitted.subtract(gone)
        return gone.flatMap { releases.removeValue(forKey: $0) ?? [] }
    }

    private static func move(to position: Position) -> [UInt8] {
        Array("\u{1B}[\(max(0, position.row) + 1);\(max(0, position.column) + 1)H".utf8)
    }
}

extension Frame {
    /// Whether another frame of the same size shows the same in an area.
    fileprivate func showsSame(as old: Frame?, in area: Rect) -> Bool {
        guard let old, old.size == size else { return false }
        let clip = area.intersection(bounds)
        return (clip.row..<clip.endRow).allSatisfy { row in
            (clip.column..<clip.endColumn).allSatisfy { shows(old, at: row * size.columns + $0) }
        }
    }
}
