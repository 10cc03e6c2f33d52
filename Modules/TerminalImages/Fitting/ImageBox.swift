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

    /// In pixels of the terminal.
    var pixels: (width: Int, height: Int) {
        let size = cell ?? .usual
        return (columns * size.width, rows * size.height)
    }

    /// In pixels of a picture that has at least so many for each cell, of the shape that it has on the terminal; never
    /// more than the terminal has.
    func pixels(perCell width: Int, _ height: Int) -> (width: Int, height: Int) {
        let size = cell ?? .usual
        let whole = pixels
        // Whole numbers, rounded up: a pixel too many does no harm.
        let (part, of) = width * size.height >= height * size.width ? (width, size.width) : (height, size.height)
        guard part < of else { return whole }
        return ((whole.width * part + of - 1) / of, (whole.height * part + of - 1) / of)
    }

    /// The box of at most so many pixels a side.
    func within(pixels: Int) -> ImageBox {
        let size = cell ?? .usual
        return ImageBox(
            columns: min(columns, pixels / size.width), rows: min(rows, pixels / size.height), cell: cell)
    }
}
