package import Keys
package import TerminalUI

/// The help while it is open: for which screen, and how far it is scrolled.
@MainActor
package final class HelpDialog: Dialog {
    package let context = KeyContext.help
    private let subject: KeyContext
    private let isUTF8: Bool
    private var firstLine = 0
    private var size = Size(columns: 0, rows: 0)
    package private(set) var isOpen = true

    /// - Parameters:
    ///   - subject: whose keys it lists.
    ///   - isUTF8: the terminal has signs for keys (``KeyLabel``).
    package init(_ subject: KeyContext, isUTF8: Bool) {
        self.subject = subject
        self.isUTF8 = isUTF8
    }

    package func offers(_ action: Action) -> Bool { ![.palette, .help].contains(action) }

    package func layOut(in size: Size) {
        self.size = size
        // Higher than it was, it may show more.
        scroll(by: 0)
    }

    package func view(over base: any View) -> any View {
        HelpView(subject, firstLine: firstLine, isUTF8: isUTF8, over: base)
    }

    package func perform(_ action: Action) {
        let page = HelpView.visibleLines(in: size)
        switch action {
        case .back, .help: isOpen = false
        case .down: scroll(by: 1)
        case .up: scroll(by: -1)
        case .halfPageDown: scroll(by: page / 2)
        case .halfPageUp: scroll(by: -page / 2)
        case .pageDown: scroll(by: page)
        case .pageUp: scroll(by: -page)
        case .first: firstLine = 0
        case .last: scroll(by: HelpView.lineCount(subject))
        default: break
        }
    }

    package func scroll(by lines: Int) {
        let last = max(0, HelpView.lineCount(subject) - HelpView.visibleLines(in: size))
        firstLine = min(max(0, firstLine + lines), last)
    }
}
