internal import Interaction
package import Models
package import TerminalUI

/// Centered message of a screen with nothing else to show: a title, and what to do next.
package struct MessageView: View {
    package let headline: String
    package let role: Role
    package let lines: [String]

    package init(_ headline: String, _ role: Role = .body, lines: [String] = []) {
        self.headline = headline
        self.role = role
        self.lines = lines
    }

    /// Error message of a screen that cannot be shown.
    ///
    /// - Parameter advice: what may be pressed now.
    package init(_ failure: Explanation, advice: String) {
        self.init("! " + failure.message.capitalizedStart, .failure, lines: [failure.hint, advice].compactMap { $0 })
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        let texts = [Stack.Item(.natural, Paragraph(headline, role, alignment: .center))]
        let rest = lines.flatMap { line in
            [Stack.Item(.fixed(1), EmptyView()), Stack.Item(.natural, Paragraph(line, .muted, alignment: .center))]
        }
        Centered(columns: 72, Stack.column(texts + rest)).draw(on: &canvas, in: area)
        canvas.frame.cursor = Frame.Cursor(position: area.origin, isVisible: false)
    }
}
