internal import Interaction
internal import Models
internal import ScreenKit
internal import TerminalUI
internal import TrashFeature

/// Deleted contacts, drawn from their state.
struct TrashView: View {
    private let state: TrashState
    private let window: ListWindow
    private let now: Timestamp

    init(_ state: TrashState, window: ListWindow, now: Timestamp) {
        self.state = state
        self.window = window
        self.now = now
    }

    func draw(on canvas: inout Canvas, in area: Rect) {
        RowsPane(
            state.phase,
            empty: MessageView("The trash is empty.", lines: ["Deleted contacts appear here. Press h to go back."]),
            advice: "Press r to reload, h to go back.", rows: state.rows.isEmpty ? nil : rows
        ).draw(on: &canvas, in: area)
    }

    private var rows: RowsView {
        let (state, selection, now) = (state, window.selection, now)
        return RowsView(window, facts: nil) { index in
            guard state.rows.indices.contains(index) else { return EmptyView() }
            return RowView(
                row: state.rows[index], age: Age.text(since: state.rows[index].deleted, now: now),
                isSelected: index == selection, isPicked: state.isPicked(index))
        }
    }

    private struct RowView: View {
        let row: TrashState.Row
        let age: String
        let isSelected: Bool
        let isPicked: Bool

        func draw(on canvas: inout Canvas, in area: Rect) {
            let mark = Stack.Item(.fixed(4), Text(.rowMark(isSelected: isSelected, isPicked ? "+" : " ")))
            let gap = Stack.Item(.fixed(2), EmptyView())
            let name = Stack.Item(
                .flexible(weight: 5), Text(StyledText(SafeText(shownName: row.name, columns: area.columns))))
            let subtitle = Stack.Item(.flexible(weight: 3), Text(StyledText(row.subtitle ?? "", .muted)))
            let book = Stack.Item(.flexible(weight: 2), Text(StyledText(row.book, .muted)))
            let age = Stack.Item(.fixed(13), Text(StyledText(age), alignment: .trailing))
            let waits = Stack.Item(
                .fixed(2), Text(StyledText(row.isWaiting ? SafeText(" " + UnsettledState.pending.sign) : "", .muted)))
            let items =
                switch area.columns {
                case ..<36: [mark, name]
                case ..<64: [mark, name, gap, age, waits]
                default: [mark, name, gap, subtitle, gap, book, gap, age, waits]
                }
            Stack.row(items).draw(on: &canvas, in: area)
        }

        func rows(forColumns columns: Int) -> Int? { 1 }
    }
}
