internal import BooksFeature
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
        switch state.phase {
        case .loading: MessageView("Loading …", .muted).draw(on: &canvas, in: area)
        case .empty:
            MessageView("There are no address books.", lines: ["Press n to add one."]).draw(on: &canvas, in: area)
        case .failed(let failure) where state.books.isEmpty:
            MessageView(failure, advice: "Press r to read the books again, h to go back.").draw(on: &canvas, in: area)
        case .content, .failed: drawRows(on: &canvas, in: area)
        }
    }

    private func drawRows(on canvas: inout Canvas, in area: Rect) {
        let (state, selection, now) = (state, window.selection, now)
        RowsView(window, facts: BookFacts(state).facts) { index in
            if index == 0 { return BookRowView.all(state, isSelected: selection == 0) }
            guard state.books.indices.contains(index - 1) else { return EmptyView() }
            return BookRowView(state.books[index - 1], state: state, now: now, isSelected: index == selection)
        }.draw(on: &canvas, in: area)
    }
}
