internal import Models
package import Persistence
package import TerminalUI

/// A list of rows, or what is said where there is none: it is being read, it is empty, or it cannot be read.
package struct RowsPane: View {
    private let phase: ReadPhase
    private let empty: MessageView
    private let advice: String
    private let rows: RowsView?

    /// - Parameters:
    ///   - empty: what is said where there are no rows.
    ///   - advice: what may be pressed where they cannot be read.
    ///   - rows: nil where there are none.
    package init(_ phase: ReadPhase, empty: MessageView, advice: String, rows: RowsView?) {
        self.phase = phase
        self.empty = empty
        self.advice = advice
        self.rows = rows
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        switch phase {
        case .loading: MessageView("Loading…", .muted).draw(on: &canvas, in: area)
        case .empty: empty.draw(on: &canvas, in: area)
        case .failed(let failure) where rows == nil:
            MessageView(failure, advice: advice).draw(on: &canvas, in: area)
        case .content, .failed: rows?.draw(on: &canvas, in: area)
        }
    }
}
