/// What a view draws on: the frame, the theme, and the places that the mouse can hit.
package struct Canvas {
    /// A place that answers to the mouse.
    package struct Target: Sendable, Hashable {
        /// Inside of the frame.
        package let area: Rect
        /// Chosen by the screen: which list, which button.
        package let name: String
        /// Which row of it.
        package let index: Int
    }

    /// What is drawn so far.
    package var frame: Frame
    /// How roles look here.
    package let theme: Theme
    /// In the order of drawing.
    package private(set) var targets: [Target] = []

    /// A blank frame.
    package init(size: Size, theme: Theme = .dark) {
        frame = Frame(size: size)
        self.theme = theme
    }

    /// Draws a view over the whole frame.
    package static func draw(_ view: some View, size: Size, theme: Theme = .dark) -> Canvas {
        var canvas = Canvas(size: size, theme: theme)
        view.draw(on: &canvas, in: canvas.frame.bounds)
        return canvas
    }

    /// Writes one line in an area's row, cut with `…` where it is too long.
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

    /// Makes an area answer to the mouse; the last one added is the upmost.
    package mutating func addTarget(_ name: String, index: Int = 0, area: Rect) {
        let visible = area.intersection(frame.bounds)
        if !visible.isEmpty { targets.append(Target(area: visible, name: name, index: index)) }
    }

    /// Takes the mouse from everything under an area, and pictures away that it touches, for what is laid over it.
    package mutating func coverTargets(in area: Rect) {
        targets.append(Target(area: area.intersection(frame.bounds), name: "", index: 0))
        frame.cover(area)
    }

    /// What the mouse hits; nil for nothing.
    package func target(at position: Position) -> Target? {
        targets.last { $0.area.contains(position) }.flatMap { $0.name.isEmpty ? nil : $0 }
    }
}
