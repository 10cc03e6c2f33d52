/// Rows of a frame that show what others showed before, a few rows further on: a list that was scrolled. A terminal can
/// move them by itself, which takes a fraction of the bytes that writing them anew does.
struct RowShift {
    /// The rows that move, and those that come in at one end.
    let rows: Range<Int>
    /// Each row shows what this many rows below it showed; negative for above.
    let distance: Int

    /// A wheel turns by three; what moves further is mostly something else.
    private static let farthest = 3
    /// Fewer changed rows are as quickly written.
    private static let fewest = 5

    /// The shift by which the most of what changed is explained; nil where that is too little of it.
    static func between(_ old: Frame, _ new: Frame) -> RowShift? {
        // Nobody knows what terminals make of pictures in rows that move.
        guard old.size == new.size, old.graphics.isEmpty, new.graphics.isEmpty else { return nil }
        let changed = (0..<new.size.rows).filter { !new.showsRow($0, of: old, at: $0) }
        guard changed.count >= fewest, let first = changed.first, let last = changed.last else { return nil }
        let rows = first..<(last + 1)
        var best: (distance: Int, kept: Int)?
        for distance in [1, -1, 2, -2, farthest, -farthest] {
            let kept = rows.count { rows.contains($0 + distance) && new.showsRow($0, of: old, at: $0 + distance) }
            if kept > best?.kept ?? 0 { best = (distance, kept) }
        }
        // The rows that do not fit have to be written, and so have those that only stood still before.
        guard let best, best.kept * 4 >= rows.count * 3 else { return nil }
        return RowShift(rows: rows, distance: best.distance)
    }

    /// What a terminal does: a region, lines deleted at its top or inserted there, and the region lifted (ECMA-48; DEC's
    /// DECSTBM). Lines that come in are blank, since the style is plain by then.
    var bytes: [UInt8] {
        let move = distance > 0 ? "\(distance)M" : "\(-distance)L"
        let region = "\u{1B}[\(rows.lowerBound + 1);\(rows.upperBound)r"
        return Array("\(region)\u{1B}[\(rows.lowerBound + 1);1H\u{1B}[\(move)\u{1B}[r".utf8)
    }
}

extension Frame {
    /// Whether a row shows what another row of another frame of the same size shows.
    fileprivate func showsRow(_ row: Int, of other: Frame, at otherRow: Int) -> Bool {
        let (mine, theirs) = (row * size.columns, otherRow * size.columns)
        return (0..<size.columns).allSatisfy { shows(other, at: mine + $0, theirs: theirs + $0) }
    }
}
