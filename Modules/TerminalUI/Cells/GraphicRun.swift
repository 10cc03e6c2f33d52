/// Tracks the graphics that a terminal holds and displays, and encodes the changes from one frame to the next.
struct GraphicRun {
    /// The displayed graphics, as far as known.
    private var placed: [Graphic] = []
    /// The release sequences of transmitted graphics, by id.
    private var releases: [Int: [UInt8]] = [:]
    private var transmitted: Set<Int> = []
    /// The ids erased in this frame. Erasing one removes all placements of its id.
    private var erased: Set<Int> = []

    func isNeeded(for frame: Frame) -> Bool { !placed.isEmpty || !frame.graphics.isEmpty }

    /// The bytes before the cells: erase graphics that left their place, transmit new ones.
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

    /// The bytes after the cells: place graphics that are new, whose id was erased elsewhere, or whose cells were
    /// rewritten.
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

    /// Assumes that the terminal may have lost all transmitted data. It is released later all the same.
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
    /// Returns true if another frame displays the same in an area.
    fileprivate func showsSame(as old: Frame?, in area: Rect) -> Bool {
        guard let old, old.size == size else { return false }
        let clip = area.intersection(bounds)
        return (clip.row..<clip.endRow).allSatisfy { row in
            (clip.column..<clip.endColumn).allSatisfy { shows(old, at: row * size.columns + $0) }
        }
    }
}
