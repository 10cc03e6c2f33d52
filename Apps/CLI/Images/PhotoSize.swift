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

    /// Enough for the sharpest way: a way by cells scales it down itself.
    func target(cell: CellSize?, isRound: Bool) -> ImageTarget {
        let cell = cell ?? .usual
        if isRound { return .fill(side: max(columns * cell.width, rows * cell.height)) }
        return .fit(width: columns * cell.width, height: rows * cell.height)
    }
}
