/// An image rendered for a terminal.
package struct RenderedImage: Sendable, Hashable {
    /// The image's cells in the grid: the image itself, placeholders that the terminal fills, or clear cells under it.
    package let cells: ImageCells
    /// The sequences in addition to the cells; nil if the cells suffice.
    package let graphic: ImageGraphic?

    /// Creates an image from cells and sequences.
    package init(cells: ImageCells, graphic: ImageGraphic? = nil) {
        self.cells = cells
        self.graphic = graphic
    }

    /// An empty image.
    package static let nothing = RenderedImage(cells: ImageCells(lines: []))

    /// The approximate memory cost in bytes.
    package var cost: Int {
        let sent = graphic.map { $0.transmission.count + $0.placement.count + $0.erasure.count + $0.release.count } ?? 0
        return sent + cells.columns * cells.rows * MemoryLayout<ImageCell>.stride
    }
}
