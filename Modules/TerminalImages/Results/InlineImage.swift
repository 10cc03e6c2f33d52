/// An image for a program that prints lines, such as with text beside it.
package struct InlineImage: Sendable, Hashable {
    /// Printed first, with the cursor at the start of a line; makes room for the lines if needed.
    package let prelude: [UInt8]
    /// One per row of the image, printed before the text beside it and the line ending. Each leaves the cursor right
    /// after the image in the plain style.
    package let lines: [String]
}

extension RenderedImage {
    /// The image at the cursor. It must have fewer rows than the screen.
    package var inline: InlineImage {
        guard let graphic, !graphic.placement.isEmpty else {
            return InlineImage(prelude: graphic?.transmission ?? [], lines: cells.texts)
        }
        // Line feeds scroll the screen before the image is placed, so that nothing scrolls it afterwards.
        let room = String(repeating: "\n", count: cells.rows) + "\u{1B}[\(cells.rows)A"
        return InlineImage(
            prelude: Array(room.utf8) + graphic.transmission + graphic.placement,
            lines: Array(repeating: "\u{1B}[\(cells.columns)C", count: cells.rows))
    }
}
