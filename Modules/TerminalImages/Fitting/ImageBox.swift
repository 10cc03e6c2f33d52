/// The space for an image, in cells.
package struct ImageBox: Sendable, Hashable {
    /// From 1 to 297, kitty's limit for images in cells.
    package let columns: Int
    /// From 1 to 297.
    package let rows: Int
    /// The cell size; nil if unknown, so that cells are assumed half as wide as high.
    package let cell: CellSize?

    /// Columns and rows are clamped to their ranges.
    package init(columns: Int, rows: Int, cell: CellSize? = nil) {
        self.columns = min(max(columns, 1), Self.limit)
        self.rows = min(max(rows, 1), Self.limit)
        self.cell = cell
    }

    static let limit = 297

    /// The size in terminal pixels.
    var pixels: (width: Int, height: Int) {
        let size = cell ?? .usual
        return (columns * size.width, rows * size.height)
    }

    /// The size of a bitmap with at least `width` by `height` pixels per cell and the box's aspect ratio; at most the
    /// terminal's own pixels.
    func pixels(perCell width: Int, _ height: Int) -> (width: Int, height: Int) {
        let size = cell ?? .usual
        let whole = pixels
        // Integer arithmetic, rounded up: an extra pixel is harmless.
        let (part, of) = width * size.height >= height * size.width ? (width, size.width) : (height, size.height)
        guard part < of else { return whole }
        return ((whole.width * part + of - 1) / of, (whole.height * part + of - 1) / of)
    }

    /// The box limited to a number of pixels per side.
    func within(pixels: Int) -> ImageBox {
        let size = cell ?? .usual
        return ImageBox(
            columns: min(columns, pixels / size.width), rows: min(rows, pixels / size.height), cell: cell)
    }
}
