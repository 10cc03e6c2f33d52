internal import Interaction
package import TerminalUI

/// Something that is so of a selected row: its name, and beside that what is so.
package struct LabeledRow: View {
    private let name: String
    private let text: String
    private let role: Role
    private static let nameColumns = 11

    /// - Parameter text: from anywhere; what could command the terminal is made harmless.
    package init(_ name: String, _ text: String, _ role: Role = .body) {
        self.name = name
        self.text = text
        self.role = role
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        canvas.write(StyledText(name, .label), in: area.row(at: 0))
        Paragraph(text, role).draw(on: &canvas, in: area.droppingFirst(Self.nameColumns))
    }

    package func rows(forColumns columns: Int) -> Int? {
        Paragraph(text, role).rows(forColumns: max(1, columns - Self.nameColumns))
    }
}
