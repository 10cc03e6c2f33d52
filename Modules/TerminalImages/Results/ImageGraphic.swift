/// The sequences that show and remove an image outside the cell grid. Those that a protocol does not need are empty.
/// None leaves the cursor moved, and none causes a reply. Send them in the plain style.
package struct ImageGraphic: Sendable, Hashable {
    /// Sent once, before the first cell or placement of the image, at any cursor position. Displays nothing yet.
    package let transmission: [UInt8]
    /// Sent with the cursor on the image's top left cell after the cells, whenever the cells were rewritten. The row
    /// below the image must exist, since some terminals scroll after an image on the last row.
    package let placement: [UInt8]
    /// Removes the image at its placement, with the cursor on its top left cell. With kitty it removes all placements.
    /// Empty if overwriting the cells is enough.
    package let erasure: [UInt8]
    /// Frees the transmitted data; nothing of the image stays visible. Send it when the image leaves the cache, and for
    /// all images before the program ends.
    package let release: [UInt8]

    /// Creates a graphic from its sequences.
    package init(
        transmission: [UInt8] = [], placement: [UInt8] = [], erasure: [UInt8] = [], release: [UInt8] = []
    ) {
        self.transmission = transmission
        self.placement = placement
        self.erasure = erasure
        self.release = release
    }

    /// An image that is drawn completely each time: the cursor returns to its position, and blanks over the cells erase
    /// it.
    init(drawing bytes: [UInt8], columns: Int, rows: Int) {
        let blanks = [UInt8](repeating: 0x20, count: columns)
        // Each row starts from the saved position, since a blank in the last column may leave the cursor anywhere.
        var erasure = Array("\u{1B}[m".utf8)
        for row in 0..<rows {
            erasure += row == 0 ? Self.saveCursor : Self.restoreCursor
            if row > 0 { erasure += "\u{1B}[\(row)B".utf8 }
            erasure += blanks
        }
        erasure += Self.restoreCursor
        self.init(placement: Self.saveCursor + bytes + Self.restoreCursor, erasure: erasure)
    }

    /// DECSC.
    private static let saveCursor = Array("\u{1B}7".utf8)
    /// DECRC.
    private static let restoreCursor = Array("\u{1B}8".utf8)
}
