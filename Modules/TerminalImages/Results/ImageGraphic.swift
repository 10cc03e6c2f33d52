/// The bytes that show a picture beside the grid, and those that take it away. Some are empty: what a protocol does not
/// need is not sent. None of them moves the cursor in the end, and no terminal answers to any. Send them in the plain style.
package struct ImageGraphic: Sendable, Hashable {
    /// Sent once, before the first cell or placement of the picture, wherever the cursor is. It shows nothing yet.
    package let transmission: [UInt8]
    /// Sent with the cursor on the picture's top left cell, after the cells were written, whenever the cells were
    /// written anew. The row below the picture must exist, since some terminals scroll after a picture on the last.
    package let placement: [UInt8]
    /// Takes the picture away where it was placed, with the cursor on its top left cell. With kitty it goes from every
    /// place where it stands. Empty where writing other cells is enough.
    package let erasure: [UInt8]
    /// Lets the terminal forget what was transmitted; nothing of the picture stays visible. Send it when the picture
    /// leaves the cache, and for all pictures before the program ends.
    package let release: [UInt8]

    /// The parts, as above.
    package init(
        transmission: [UInt8] = [], placement: [UInt8] = [], erasure: [UInt8] = [], release: [UInt8] = []
    ) {
        self.transmission = transmission
        self.placement = placement
        self.erasure = erasure
        self.release = release
    }

    /// A picture that is drawn as a whole each time: the cursor comes back to where it was, and blanks over its cells
    /// erase it.
    init(drawing bytes: [UInt8], columns: Int, rows: Int) {
        let blanks = [UInt8](repeating: 0x20, count: columns)
        // Each row starts from the saved place, since a blank in the last column may leave the cursor anywhere.
        let erasing = (0..<rows).flatMap { row in
            (row == 0 ? Self.saveCursor : Self.restoreCursor + Array("\u{1B}[\(row)B".utf8)) + blanks
        }
        self.init(
            placement: Self.saveCursor + bytes + Self.restoreCursor,
            erasure: Array("\u{1B}[m".utf8) + erasing + Self.restoreCursor)
    }

    /// DECSC.
    private static let saveCursor = Array("\u{1B}7".utf8)
    /// DECRC.
    private static let restoreCursor = Array("\u{1B}8".utf8)
}
