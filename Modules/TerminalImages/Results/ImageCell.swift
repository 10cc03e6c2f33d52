/// One cell of a picture, or several beside each other that hold one short text.
package struct ImageCell: Sendable, Hashable {
    /// One character, or a short text such as initials; never a control character that was not handed in.
    package var text: String
    /// Columns that the text takes, at least 1.
    package var columns: Int
    /// The color of the text.
    package var foreground: ImageColor
    /// The color under the text.
    package var background: ImageColor
    /// SGR 7: foreground and background change places.
    package var isReversed: Bool

    /// A clear cell where nothing is given.
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

    /// What the terminal shows where there is nothing.
    package static let clear = ImageCell()
}
