extension Frame: Equatable {
    /// Equal if a terminal would display the same.
    package static func == (left: Frame, right: Frame) -> Bool {
        left.size == right.size && left.cursor == right.cursor && left.graphics == right.graphics
            && left.cells.indices.allSatisfy { left.shows(right, at: $0) }
    }

    /// Returns true if both frames, of equal size, display the same in the cell at `index`.
    func shows(_ other: Frame, at index: Int) -> Bool { shows(other, at: index, theirs: index) }

    /// Compares a cell with another cell of the other frame.
    func shows(_ other: Frame, at index: Int, theirs otherIndex: Int) -> Bool {
        let (mine, theirs) = (cells[index], other.cells[otherIndex])
        guard mine.isCluster, theirs.isCluster else { return mine.isIdentical(to: theirs) }
        return mine.hasSameStyle(as: theirs) && mine.width == theirs.width
            && clusters[mine.glyph].hasSameScalars(as: other.clusters[theirs.glyph])
    }

    func character(of cell: Cell) -> Character {
        cell.isCluster ? clusters[cell.glyph] : Unicode.Scalar(cell.glyph).map(Character.init) ?? " "
    }

    /// The rows as text without trailing blanks, for tests and snapshots.
    package var lines: [String] {
        (0..<size.rows).map { row in
            var line = ""
            for cell in cells[(row * size.columns)..<((row + 1) * size.columns)] where cell.width > 0 {
                line.append(character(of: cell))
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// The style of a cell; plain outside the frame.
    package func style(at position: Position) -> Style {
        bounds.contains(position) ? cells[position.row * size.columns + position.column].style : .plain
    }
}
