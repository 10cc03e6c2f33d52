internal import DetailFeature
internal import PhotoScreens
internal import ScreenKit
internal import TerminalUI

/// One contact, drawn from its state.
struct DetailView: View {
    /// The name of the fields' mouse targets.
    static let target = "field"

    private let state: DetailState
    private let lines: DetailLines?
    private let firstLine: Int
    private let isFocused: Bool
    private let picture: Picture?

    /// - Parameters:
    ///   - lines: the contact, laid out; nil where there is none.
    ///   - firstLine: how many lines are scrolled away.
    ///   - picture: the contact's photo; nil where there is no room for one.
    init(_ state: DetailState, lines: DetailLines?, firstLine: Int, isFocused: Bool, picture: Picture?) {
        self.picture = picture
        self.state = state
        self.lines = lines
        self.firstLine = firstLine
        self.isFocused = isFocused
    }

    func draw(on canvas: inout Canvas, in area: Rect) {
        switch state.phase {
        case .loading: MessageView("Loading…", .muted).draw(on: &canvas, in: area)
        case .gone:
            MessageView("This contact is no longer in the address book.", lines: ["Press h to go back."])
                .draw(on: &canvas, in: area)
        case .failed(let failure):
            MessageView(failure, advice: "Press r to reload, h to go back.").draw(on: &canvas, in: area)
        case .content:
            if let lines { draw(lines, on: &canvas, in: Self.textArea(in: area)) }
            if let picture, let place = Self.pictureArea(in: area) { PictureView(picture).draw(on: &canvas, in: place) }
        }
    }

    /// Frame of the photo, right of the fields; nil if they need all the room.
    static func pictureArea(in area: Rect) -> Rect? {
        guard area.columns >= 48, area.rows >= 12 else { return nil }
        let columns = area.columns >= 90 ? 24 : 16
        return Rect(
            column: area.endColumn - columns, row: area.row, columns: columns, rows: min(columns / 2, area.rows - 2))
    }

    static func textArea(in area: Rect) -> Rect {
        guard let picture = pictureArea(in: area) else { return area }
        return Rect(
            column: area.column, row: area.row, columns: picture.column - area.column - 2, rows: area.rows)
    }

    private func draw(_ text: DetailLines, on canvas: inout Canvas, in area: Rect) {
        for (row, line) in text.lines.dropFirst(firstLine).prefix(area.rows).enumerated() {
            canvas.write(line, row: row, in: area)
        }
        canvas.frame.cursor = isFocused ? Frame.Cursor(position: area.origin, isVisible: false) : canvas.frame.cursor
        for (index, place) in text.places.enumerated() {
            guard let rows = area.rows(ofLines: place, from: firstLine) else { continue }
            canvas.addTarget(Self.target, index: index, area: rows)
            guard index == state.selection, isFocused else { continue }
            canvas.frame.apply(canvas.theme[.selection], to: rows)
            canvas.write(StyledText(">", .title), in: rows)
            canvas.frame.apply(canvas.theme[.selection], to: rows.row(at: 0))
            canvas.frame.cursor = Frame.Cursor(position: rows.origin, isVisible: false)
        }
    }
}
