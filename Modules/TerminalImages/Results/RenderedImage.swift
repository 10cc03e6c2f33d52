/// A picture as a terminal shows it.
package struct RenderedImage: Sendable, Hashable {
    /// What stands in the grid where the picture is: the picture itself, placeholders that the terminal fills with it,
    /// or clear cells that it is laid over.
    package let cells: ImageCells
    /// What is sent besides the cells; nil where the cells are all.
    package let graphic: ImageGraphic?

    /// Cells, and what belongs to them.
    package init(cells: ImageCells, graphic: ImageGraphic? = nil) {
        self.cells = cells
        self.graphic = graphic
    }

    /// Nothing to see.
    package static let nothing = RenderedImage(cells: ImageCells(lines: []))

    /// What it costs to keep in memory, in bytes, about.
    package var cost: Int {
        let sent = graphic.map { $0.transmission.count + $0.placement.count + $0.erasure.count + $0.release.count } ?? 0
        return sent + cells.columns * cells.rows * MemoryLayout<ImageCell>.stride
    }
}
