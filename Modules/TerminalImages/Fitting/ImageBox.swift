/// The room for a picture, in cells.
package struct ImageBox: Sendable, Hashable {
    /// From 1 to 297, kitty's limit for pictures in cells.
    package let columns: Int
    /// From 1 to 297.
    package let rows: Int
    /// Nil where it is not known; then cells are taken for half as wide as high.
    package let cell: CellSize?

    /// Columns and rows outside of their ranges become the nearest inside.
    package init(columns: Int, rows: Int, cell: CellSize? = nil) {
        self.columns = min(max(columns, 1), Self.limit)
        self.rows = min(max(rows, 1), Self.limit)
        self.cell = cell
    }

    static let limit = 297

    /// The box of at most so many pixels a side.
    func within(pixels: Int) -> ImageBox {
        let size = cell ?? .usual
        return ImageBox(
            columns: min(columns, pixels / size.width), rows: min(rows, pixels / size.height), cell: cell)
    }
}
