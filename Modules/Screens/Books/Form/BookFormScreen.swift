internal import AddressBooks
package import BooksFeature
package import Interaction
package import Keys
package import Models
internal import Navigation
internal import ScreenKit
internal import Sync
package import TerminalUI

/// The form for a book on the terminal: its view model, the line that is typed in, and how far it is scrolled.
@MainActor
package final class BookFormScreen: Screen {
    private let viewModel: BookFormViewModel
    private let dialogs: any Dialogs
    private var editor = LineEditor()
    /// The field that the editor stands for.
    private var edited: BookField.ID?
    private var size = Size(columns: 0, rows: 0)
    private var scrolled = ScrolledLines()

    package init(viewModel: BookFormViewModel, dialogs: any Dialogs) {
        self.viewModel = viewModel
        self.dialogs = dialogs
        settleEditor()
    }

    private var state: BookFormState { viewModel.state }

    // MARK: - Presentation

    package var context: KeyContext { state.book == nil ? .addBook : .editBook }
    package let fillsWindow = true
    package var title: String { state.book.map { "edit address book: \($0)" } ?? "new address book" }
    package var info: [String] {
        let isNew = state.book == nil
        let change = state.isSaving ? "saving…" : state.isChanged ? "unsaved changes" : nil
        return [change, isNew ? nil : state.kind?.name].compactMap(\.self)
    }
    package var status: Status? { state.failure.map { Status($0) } }
    package var unsaved: String? {
        guard state.isChanged, !state.isSaved else { return nil }
        return state.book.map { "Quit without saving the address book \($0)?" }
            ?? "Quit without adding the address book?"
    }

    package func offers(_ action: Action) -> Bool {
        switch action {
        case .help, .palette, .back, .save, .nextField, .previousField, .finishField, .pageDown, .pageUp:
            true
        case .nextKind: state.book == nil
        default: false
        }
    }

    package func layOut(in size: Size) {
        self.size = size
        let lines = lines
        scrolled.resize(count: lines.lines.count, visible: size.rows)
        scrolled.reveal(lines.ranges[state.selection], above: lines.cursorLine)
    }

    package func view(isFocused: Bool) -> any View { BookFormView(lines: lines, firstLine: scrolled.first) }

    // MARK: - Actions

    package func perform(_ action: Action) {
        switch action {
        case .nextField: viewModel.select((state.selection + 1) % state.fields.count)
        case .previousField: viewModel.select((state.selection + state.fields.count - 1) % state.fields.count)
        case .finishField: viewModel.moveSelection(by: 1)
        case .pageDown: viewModel.moveSelection(by: state.fields.count)
        case .pageUp: viewModel.moveSelection(by: -state.fields.count)
        case .nextKind: viewModel.chooseNextKind()
        case .save: save()
        case .back: leave()
        default: break
        }
        settleEditor()
    }

    package func type(_ key: KeyEvent) {
        if state.isSaving { return tellOfSaving() }
        guard state.selected?.id != .kind else { return chooseKind(by: key) }
        if editor.press(key) == .edited { viewModel.setText(editor.text) }
    }

    package func paste(_ text: String) {
        if state.isSaving { return tellOfSaving() }
        guard state.selected?.id != .kind else { return }
        if editor.insert(text) == .edited { viewModel.setText(editor.text) }
    }

    package func click(_ target: Canvas.Target) {
        guard target.name == BookFormView.target else { return }
        viewModel.select(target.index)
        settleEditor()
    }

    package func scroll(by rows: Int) { perform(rows > 0 ? .nextField : .previousField) }

    // MARK: -

    private var lines: BookFormLines { BookFormLines(state, editor: editor, columns: size.columns) }

    /// The kind is chosen, not typed.
    private func chooseKind(by key: KeyEvent) {
        switch key.key {
        case .right, .character(" "): viewModel.chooseNextKind()
        case .left: viewModel.chooseNextKind(by: -1)
        default: dialogs.tell(Status(.note, "Press ← or → to choose the directory, Tab to go on."))
        }
    }

    /// Text killed in one field can be yanked in another.
    private func settleEditor() {
        guard state.selected?.id != edited else { return }
        edited = state.selected?.id
        editor = LineEditor(edited == .kind ? "" : state.selected?.text ?? "", killed: editor.killed)
    }

    private func save() {
        let name = state.book ?? state.fields.first { $0.id == .name }?.text.trimmed ?? ""
        Task.immediate { [self] in
            await viewModel.save()
            settleEditor()
            guard state.isSaved else { return }
            let done =
                state.book == nil ? "Added the address book \(name)" : "Saved the address book \(name) · r refresh"
            dialogs.tell(Status(.note, done))
        }
    }

    private func tellOfSaving() {
        dialogs.tell(Status(.note, "Saving the address book…"))
    }

    private func leave() {
        if state.isSaving { return tellOfSaving() }
        viewModel.cancel()
        guard state.asksToDiscard else { return }
        dialogs.confirm(
            Confirmation(
                state.book == nil ? "Leave without adding the address book?" : "Leave without saving the address book?",
                explanation: "Your changes will be lost.", yes: "Discard",
                no: "Keep editing"
            ) { [viewModel] agrees in
                if agrees { viewModel.discard() } else { viewModel.keepTyping() }
            })
    }
}
