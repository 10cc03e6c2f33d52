/// The size of one cell in pixels.
package struct CellSize: Sendable, Hashable {
    /// From 4 to 256.
    package let width: Int
    /// From 6, a band of sixels, to 512.
    package let height: Int

    /// Nil for implausible sizes: terminals that don't know their cell size report 0 or 1.
    package init?(width: Int, height: Int) {
        guard (4...256).contains(width), (6...512).contains(height) else { return nil }
        self.width = width
        self.height = height
    }

    /// Computes the cell size from TIOCGWINSZ: the `pixelWidth` and `pixelHeight` of a window with these columns and
    /// rows. Nil if they are 0.
    package init?(pixelWidth: Int, pixelHeight: Int, columns: Int, rows: Int) {
        guard columns > 0, rows > 0 else { return nil }
        self.init(width: pixelWidth / columns, height: pixelHeight / rows)
    }

    private init(trustedWidth width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The assumed size of unknown cells.
    package static let usual = CellSize(trustedWidth: 10, height: 20)
}
