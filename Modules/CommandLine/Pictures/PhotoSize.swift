internal import ImageCache
internal import TerminalImages

/// Size of a shown photo in cells, and the number of pixels worth decoding for it.
package struct PhotoSize: Sendable {
    package let columns: Int
    package let rows: Int

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// Beside the fields of a contact.
    package static let beside = PhotoSize(columns: 20, rows: 10)
    /// In a list, round.
    package static let thumbnail = PhotoSize(columns: 4, rows: 2)

    func box(cell: CellSize?) -> ImageBox { ImageBox(columns: columns, rows: rows, cell: cell) }

    /// As fine as the renderer shows it.
    func target(for renderer: any ImageRenderer, cell: CellSize?, isRound: Bool) -> ImageTarget {
        let pixels = renderer.usefulPixels(in: box(cell: cell))
        return isRound
            ? .fill(side: max(pixels.width, pixels.height)) : .fit(width: pixels.width, height: pixels.height)
    }
}
