internal import Models
internal import TerminalUI

/// What is said in the middle of a screen that has nothing else to show: what it is, and what to do next.
struct MessageView: View {
    let headline: String
    let role: Role
    let lines: [String]

    init(_ headline: String, _ role: Role = .body, lines: [String] = []) {
        self.headline = headline
        self.role = role
        self.lines = lines
    }

    /// Why nothing can be shown.
    ///
    /// - Parameter advice: what may be pressed now.
    init(_ failure: Explanation, advice: String) {
        self.init("! " + failure.message, .failure, lines: [failure.hint, advice].compactMap { $0 })
    }

    func draw(on canvas: inout Canvas, in area: Rect) {
        let texts = [Stack.Item(.natural, Paragraph(headline, role, alignment: .center))]
        let rest = lines.flatMap { line in
            [Stack.Item(.fixed(1), EmptyView()), Stack.Item(.natural, Paragraph(line, .muted, alignment: .center))]
        }
        Centered(columns: 72, Stack.column(texts + rest)).draw(on: &canvas, in: area)
        canvas.frame.cursor = Frame.Cursor(position: area.origin, isVisible: false)
    }
}
