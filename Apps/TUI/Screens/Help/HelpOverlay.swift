internal import TerminalUI

/// The help while it is open: for which screen, and how far it is scrolled.
struct HelpOverlay {
    let context: KeyContext
    private(set) var firstLine = 0
    private(set) var isOpen = true

    init(_ context: KeyContext) {
        self.context = context
    }

    /// - Parameter rows: of the whole terminal.
    mutating func perform(_ action: Action, rows: Int) {
        let page = HelpView.visibleLines(in: rows)
        switch action {
        case .back, .help: isOpen = false
        case .down: scroll(by: 1, rows: rows)
        case .up: scroll(by: -1, rows: rows)
        case .halfPageDown: scroll(by: page / 2, rows: rows)
        case .halfPageUp: scroll(by: -page / 2, rows: rows)
        case .pageDown: scroll(by: page, rows: rows)
        case .pageUp: scroll(by: -page, rows: rows)
        case .first: firstLine = 0
        case .last: scroll(by: HelpView.lineCount(context), rows: rows)
        default: break
        }
    }

    mutating func scroll(by lines: Int, rows: Int) {
        let last = max(0, HelpView.lineCount(context) - HelpView.visibleLines(in: rows))
        firstLine = min(max(0, firstLine + lines), last)
    }
}
