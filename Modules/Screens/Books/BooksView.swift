internal import BooksFeature
internal import Interaction
internal import Models
internal import Persistence
internal import ScreenKit
internal import Sync
internal import TerminalUI

/// The address books, drawn from their state: all of them together first.
struct BooksView: View {
    private let state: BooksState
    private let window: ListWindow
    private let now: Timestamp

    init(_ state: BooksState, window: ListWindow, now: Timestamp) {
        self.state = state
        self.window = window
        self.now = now
    }

    func draw(on canvas: inout Canvas, in area: Rect) {
        RowsPane(
            state.phase,
            empty: MessageView(
                "No address books yet.",
                lines: ["An address book holds contacts, its own or those of a directory. Press n to add one."]),
            advice: "Press r to reload, h to go back.", rows: state.books.isEmpty ? nil : rows
        ).draw(on: &canvas, in: area)
    }

    private var rows: RowsView {
        let (state, selection, now) = (state, window.selection, now)
        return RowsView(window, facts: BookFacts(state).facts.map { LabeledRow($0) }) { index in
            if index == 0 { return BookRowView.all(state, isSelected: selection == 0) }
            guard state.books.indices.contains(index - 1) else { return EmptyView() }
            return BookRowView(state.books[index - 1], state: state, now: now, isSelected: index == selection)
        }
    }
}

extension LabeledRow {
    fileprivate init(_ fact: BookFacts.Fact) {
        self.init(fact.name, fact.text, fact.kind == .note ? .body : Status(fact.kind, "").role)
    }
}
