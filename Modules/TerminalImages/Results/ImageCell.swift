/// One cell of an image, or several adjacent cells with one short text.
package struct ImageCell: Sendable, Hashable {
    /// One character, or a short text such as initials; no control characters unless the caller passed them.
    package var text: String
    /// The columns of the text, at least 1.
    package var columns: Int
    /// The text color.
    package var foreground: ImageColor
    /// The background color.
    package var background: ImageColor
    /// SGR 7: swaps foreground and background.
    package var isReversed: Bool

    /// Creates a cell, clear by default.
    package init(
        _ text: String = " ", columns: Int = 1, foreground: ImageColor = .clear, background: ImageColor = .clear,
        isReversed: Bool = false
    ) {
        self.text = text
        self.columns = columns
        self.foreground = foreground
        self.background = background
        self.isReversed = isReversed
    }

    /// A cell that shows the terminal's background.
    package static let clear = ImageCell()
}
