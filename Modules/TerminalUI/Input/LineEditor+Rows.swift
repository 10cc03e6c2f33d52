extension LineEditor {
    /// Moves the cursor down by `rows`, or up for a negative number, in the text wrapped to `columns`. Returns
    /// `.ignored` if there is no such row, so that the screen can use the key.
    package mutating func moveRows(by rows: Int, columns: Int) -> Effect {
        let layout = TextRows(text, columns: columns)
        var position = layout.position(of: cursor)
        position.row += rows
        guard layout.rows.indices.contains(position.row) else { return .ignored }
        return move(to: layout.cursor(at: position))
    }

    /// Places the cursor after `target` clusters, clamped to the text.
    package mutating func place(cursor target: Int) { _ = move(to: target) }
}
