package import Interaction
package import Keys
internal import ScreenKit
package import TerminalUI

/// One of several being chosen: what is typed narrows them, the best match first.
@MainActor
package final class ChooserDialog: Dialog {
    package let context: KeyContext
    private let chooser: Chooser
    private var editor = LineEditor()
    private var window = ListWindow()
    /// The places of those rows that match what is typed.
    private var matches: [Int]
    package private(set) var isOpen = true
    package private(set) var consequence: (@MainActor () -> Void)?

    package init(_ chooser: Chooser, context: KeyContext) {
        self.chooser = chooser
        self.context = context
        matches = Array(chooser.rows.indices)
        window.update(count: matches.count, selection: chooser.selection)
    }

    package func layOut(in size: Size) {
        window.resize(visible: ChooserView.visibleRows(of: chooser.rows.count, in: size))
    }

    package func view(over base: any View) -> any View {
        ChooserView(
            title: chooser.title, rows: matches.map { chooser.rows[$0] }, total: chooser.rows.count, window: window,
            editor: editor, over: base)
    }

    package func perform(_ action: Action) {
        switch action {
        case .down: window.move(by: 1)
        case .up: window.move(by: -1)
        case .pageDown: window.movePages(1)
        case .pageUp: window.movePages(-1)
        case .choose: choose(window.selection)
        case .back: isOpen = false
        default: break
        }
    }

    package func type(_ key: KeyEvent) {
        let before = editor.text
        guard editor.press(key) != .ignored, editor.text != before else { return }
        narrow()
    }

    package func paste(_ text: String) {
        _ = editor.insert(text)
        narrow()
    }

    package func click(_ target: Canvas.Target) {
        if target.name == ChooserView.target { choose(target.index) }
    }

    package func scroll(by rows: Int) { window.scroll(by: rows) }

    private func narrow() {
        matches = FuzzyMatch.best(of: chooser.rows.map(\.searched), for: editor.text)
        let selection = editor.isEmpty ? chooser.selection : 0
        window.update(count: matches.count, selection: selection)
    }

    private func choose(_ row: Int) {
        guard matches.indices.contains(row) else { return }
        isOpen = false
        let (place, answer) = (matches[row], chooser.answer)
        consequence = { answer(place) }
    }
}
