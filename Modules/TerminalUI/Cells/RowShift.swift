/// A vertical scroll: rows of a frame that repeat other rows of the previous one, a few rows away. A terminal can move
/// them itself, which takes a fraction of the bytes of rewriting them.
struct RowShift {
    /// The affected rows: those that move and those that come in at one end.
    let rows: Range<Int>
    /// Each row repeats the row this many rows below it; negative for above.
    let distance: Int

    /// A mouse wheel scrolls by three; a larger move is usually a different change.
    private static let farthest = 3
    /// For fewer changed rows, rewriting is as fast.
    private static let fewest = 5

    /// The shift that explains most of the changes; nil if it explains too few.
    static func between(_ old: Frame, _ new: Frame) -> RowShift? {
        // Terminals handle images in scrolled rows differently.
        guard old.size == new.size, old.graphics.isEmpty, new.graphics.isEmpty else { return nil }
        let changed = (0..<new.size.rows).filter { !new.showsRow($0, of: old, at: $0) }
        guard changed.count >= fewest, let first = changed.first, let last = changed.last else { return nil }
        let rows = first..<(last + 1)
        var best: (distance: Int, kept: Int)?
        for distance in [1, -1, 2, -2, farthest, -farthest] {
            let kept = rows.count { rows.contains($0 + distance) && new.showsRow($0, of: old, at: $0 + distance) }
            if kept > best?.kept ?? 0 { best = (distance, kept) }
        }
        // Rows that don't match must be rewritten, and so must rows that had not changed.
        guard let best, best.kept * 4 >= rows.count * 3 else { return nil }
        return RowShift(rows: rows, distance: best.distance)
    }

    /// Sets a scroll region, deletes or inserts lines at its top, and resets the region (ECMA-48; DEC's DECSTBM).
    /// Incoming lines are blank, since the style is plain at this point.
    var bytes: [UInt8] {
        let move = distance > 0 ? "\(distance)M" : "\(-distance)L"
        let region = "\u{1B}[\(rows.lowerBound + 1);\(rows.upperBound)r"
        return Array("\(region)\u{1B}[\(rows.lowerBound + 1);1H\u{1B}[\(move)\u{1B}[r".utf8)
    }
}

extension Frame {
    /// Returns true if a row displays the same as a row of another frame of the same size.
    fileprivate func showsRow(_ row: Int, of other: Frame, at otherRow: Int) -> Bool {
        let (mine, theirs) = (row * size.columns, otherRow * size.columns)
        return (0..<size.columns).allSatisfy { shows(other, at: mine + $0, theirs: theirs + $0) }
    }
}
