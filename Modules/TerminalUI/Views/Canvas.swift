/// A drawing context: the frame, the theme and the mouse targets.
package struct Canvas {
    /// An area that responds to the mouse.
    package struct Target: Sendable, Hashable {
        /// Clipped to the frame.
        package let area: Rect
        /// The screen's name for it, such as a list or a button.
        package let name: String
        /// The row within it.
        package let index: Int
    }

    /// The frame drawn so far.
    package var frame: Frame
    /// The styles of roles.
    package let theme: Theme
    /// In drawing order.
    package private(set) var targets: [Target] = []

    /// Creates a canvas with a blank frame.
    package init(size: Size, theme: Theme = .dark) {
        frame = Frame(size: size)
        self.theme = theme
    }

    /// Draws a view over a whole frame.
    package static func draw(_ view: some View, size: Size, theme: Theme = .dark) -> Canvas {
        var canvas = Canvas(size: size, theme: theme)
        view.draw(on: &canvas, in: canvas.frame.bounds)
        return canvas
    }

    /// Writes one line in a row of an area, truncated with `…` if it is too long.
    package mutating func write(
        _ text: StyledText, row: Int = 0, alignment: TextAlignment = .leading, in area: Rect
    ) {
        let line = area.row(at: row)
        guard !line.isEmpty else { return }
        let cut = text.truncated(toWidth: line.columns)
        let missing = line.columns - cut.displayWidth
        let indent =
            switch alignment {
            case .leading: 0
            case .center: missing / 2
            case .trailing: missing
            }
        var position = Position(column: line.column + indent, row: line.row)
        for span in cut.spans {
            position.column += frame.write(span.text, at: position, style: theme[span.role], in: line)
        }
    }

    /// Adds a mouse target; the last one added is topmost.
    package mutating func addTarget(_ name: String, index: Int = 0, area: Rect) {
        let visible = area.intersection(frame.bounds)
        if !visible.isEmpty { targets.append(Target(area: visible, name: name, index: index)) }
    }

    /// Covers the mouse targets in an area and removes the images that it touches, before an overlay is drawn.
    package mutating func coverTargets(in area: Rect) {
        targets.append(Target(area: area.intersection(frame.bounds), name: "", index: 0))
        frame.cover(area)
    }

    /// Returns the topmost target at a position; nil if there is none.
    package func target(at position: Position) -> Target? {
        targets.last { $0.area.contains(position) }.flatMap { $0.name.isEmpty ? nil : $0 }
    }
}
