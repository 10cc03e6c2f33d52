extension LineEditor {
    /// Moves the cursor so many rows down, or up for a number below 0, as the text stands in so many columns. `.ignored`
    /// where there is no such row: the screen may use the key.
    package mutating func moveRows(by rows: Int, columns: Int) -> Effect {
        let layout = TextRows(text, columns: columns)
        var position = layout.position(of: cursor)
        position.row += rows
        guard layout.rows.indices.contains(position.row) else { return .ignored }
        return move(to: layout.cursor(at: position))
    }

    /// Puts the cursor behind so many clusters, or at the nearest end.
    package mutating func place(cursor target: Int) { _ = move(to: target) }
}
