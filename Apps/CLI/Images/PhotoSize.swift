internal import ImageCache
internal import TerminalImages

/// How large a photo is shown, in cells, and how many pixels are worth decoding for that.
struct PhotoSize: Sendable {
    let columns: Int
    let rows: Int

    /// Beside the fields of a contact.
    static let beside = PhotoSize(columns: 20, rows: 10)
    /// In a list, round.
    static let thumbnail = PhotoSize(columns: 4, rows: 2)

    func box(cell: CellSize?) -> ImageBox { ImageBox(columns: columns, rows: rows, cell: cell) }

    /// As fine as the renderer shows it.
    func target(for renderer: any ImageRenderer, cell: CellSize?, isRound: Bool) -> ImageTarget {
        let pixels = renderer.usefulPixels(in: box(cell: cell))
        return isRound
            ? .fill(side: max(pixels.width, pixels.height)) : .fit(width: pixels.width, height: pixels.height)
    }
}
