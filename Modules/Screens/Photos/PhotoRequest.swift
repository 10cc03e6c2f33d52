package import ImageCache
package import TerminalImages

/// A picture at a size, as a screen wants it.
package struct PhotoRequest: Sendable, Hashable {
    /// Source of the photo; nil if the contact has none.
    package let url: String?
    /// The contact's name, for the initials shown until the photo arrives.
    package let name: String
    package let columns: Int
    package let rows: Int
    /// Cut to a circle, as in lists.
    package let isRound: Bool

    package init(url: String?, name: String, columns: Int, rows: Int, isRound: Bool = false) {
        self.url = url
        self.name = name
        self.columns = max(1, columns)
        self.rows = max(1, rows)
        self.isRound = isRound
    }

    package func box(cell: CellSize?) -> ImageBox { ImageBox(columns: columns, rows: rows, cell: cell) }

    /// As fine as the renderer shows it.
    package func image(
        at url: String, for renderer: any ImageRenderer, cell: CellSize?, priority: ImagePriority
    ) -> ImageRequest {
        let (width, height) = renderer.usefulPixels(in: box(cell: cell))
        return ImageRequest(
            url: url, target: isRound ? .fill(side: max(width, height)) : .fit(width: width, height: height),
            priority: priority)
    }
}
