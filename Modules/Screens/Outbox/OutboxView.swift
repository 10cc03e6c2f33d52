internal import Interaction
internal import Models
internal import OutboxFeature
internal import Persistence
internal import ScreenKit
internal import TerminalUI

/// Changes that wait, drawn from their state.
struct OutboxView: View {
    private let state: OutboxState
    private let window: ListWindow
    private let now: Timestamp

    init(_ state: OutboxState, window: ListWindow, now: Timestamp) {
        self.state = state
        self.window = window
        self.now = now
    }

    func draw(on canvas: inout Canvas, in area: Rect) {
        RowsPane(
            state.phase,
            empty: MessageView(
                "The outbox is empty.",
                lines: ["Changes stay here until their directory accepts them.", "Press h to go back."]),
            advice: "Press r to reload, h to go back.", rows: state.rows.isEmpty ? nil : rows
        ).draw(on: &canvas, in: area)
    }

    private var rows: RowsView {
        let (state, selection, now) = (state, window.selection, now)
        return RowsView(window, facts: state.selected.map { facts(of: $0) } ?? []) { index in
            guard state.rows.indices.contains(index) else { return EmptyView() }
            return RowView(
                row: state.rows[index], age: state.rows[index].entry.map { Age.text(since: $0.created, now: now) },
                condition: OutboxCondition(of: state.rows[index], in: state, now: now),
                isSelected: index == selection)
        }
    }

    private func facts(of row: OutboxState.Row) -> [LabeledRow] {
        let condition = OutboxCondition(of: row, in: state, now: now)
        let fields = row.fields.map(\.displayName).joined(separator: ", ")
        let change = fields.isEmpty ? row.change.capitalizedStart : "\(row.change.capitalizedStart) \(fields)"
        let since = row.entry.map { entry in
            let tries = entry.attempts == 0 ? "" : ", \(entry.attempts.counted("attempt"))"
            return LabeledRow("Changed", Age.text(since: entry.created, now: now) + tries)
        }
        return [
            LabeledRow(condition.isBad ? "Problem" : "State", condition.sentence, condition.isBad ? .failure : .body)
        ]
            + [LabeledRow("Change", "\(change) · \(row.book)")] + [since].compactMap(\.self)
    }

    private struct RowView: View {
        let row: OutboxState.Row
        let age: String?
        let condition: OutboxCondition
        let isSelected: Bool

        func draw(on canvas: inout Canvas, in area: Rect) {
            let mark = Stack.Item(
                .fixed(4), Text(.rowMark(isSelected: isSelected, SafeText(condition.sign), .warning)))
            let gap = Stack.Item(.fixed(2), EmptyView())
            let name = Stack.Item(
                .flexible(weight: 4), Text(StyledText(SafeText(shownName: row.name, columns: area.columns))))
            let change = Stack.Item(.fixed(8), Text(StyledText(row.change, .muted)))
            let book = Stack.Item(.flexible(weight: 2), Text(StyledText(row.book, .muted)))
            let age = Stack.Item(.fixed(13), Text(StyledText(age ?? ""), alignment: .trailing))
            let why = Stack.Item(
                .flexible(weight: 3), Text(StyledText(condition.word, condition.isBad ? .warning : .muted)))
            let items =
                switch area.columns {
                case ..<28: [mark, name]
                case ..<48: [mark, name, gap, why]
                case ..<64: [mark, name, gap, change, gap, why]
                default: [mark, name, gap, change, gap, book, gap, age, gap, why]
                }
            Stack.row(items).draw(on: &canvas, in: area)
        }

        func rows(forColumns columns: Int) -> Int? { 1 }
    }
}
