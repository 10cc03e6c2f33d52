/// A picture for a program that prints lines, such as one with text beside it.
package struct InlineImage: Sendable, Hashable {
    /// Printed first, with the cursor at the start of a line; it makes room for the lines where that is needed.
    package let prelude: [UInt8]
    /// One for each row of the picture, to be printed before what stands beside it and the line end; each leaves the
    /// cursor just behind the picture in the plain style.
    package let lines: [String]
}

extension RenderedImage {
    /// The picture where the cursor is. It must have fewer rows than the screen.
    package var inline: InlineImage {
        guard let graphic, !graphic.placement.isEmpty else {
            return InlineImage(prelude: graphic?.transmission ?? [], lines: cells.texts)
        }
        // Line ends scroll the screen before the picture is there, so that nothing has to scroll it afterwards.
        let room = String(repeating: "\n", count: cells.rows) + "\u{1B}[\(cells.rows)A"
        return InlineImage(
            prelude: Array(room.utf8) + graphic.transmission + graphic.placement,
            lines: Array(repeating: "\u{1B}[\(cells.columns)C", count: cells.rows))
    }
}
