internal import BooksFeature
internal import Keys
internal import Models
internal import Navigation
internal import Sync
internal import TerminalUI

/// The form for a new book on the terminal: its view model, the line that is typed in, and how far it is scrolled.
@MainActor
final class AddBookScreen: Screen {
    private let viewModel: AddBookViewModel
    private let dialogs: any Dialogs
    private var editor = LineEditor()
    /// The field that the editor stands for.
    private var edited: BookField.ID?
    private var size = Size(columns: 0, rows: 0)
    private var scrolled = ScrolledLines()

    init(viewModel: AddBookViewModel, dialogs: any Dialogs) {
        self.viewModel = viewModel
        self.dialogs = dialogs
        settleEditor()
    }

    private var state: AddBookState { viewModel.state }

    // MARK: - What is shown

    let context = KeyContext.addBook
    let fillsWindow = true
    var title: String { "new book" }
    var info: [String] { state.isChanged ? ["not added yet"] : [] }
    var status: Status? { state.failure.map { Status($0) } }
    var unsaved: String? { state.isChanged && !state.isAdded ? "Quit without adding the book?" : nil }

    func offers(_ action: Action) -> Bool {
        switch action {
        case .help, .palette, .back, .save, .nextField, .previousField, .finishField, .pageDown, .pageUp, .nextKind:
            true
        default: false
        }
    }

    func layOut(in size: Size) {
        self.size = size
        let lines = lines
        scrolled.resize(count: lines.lines.count, visible: size.rows)
        scrolled.reveal(lines.ranges[state.selection], above: lines.cursorLine)
    }

    func view(isFocused: Bool) -> any View { AddBookView(lines: lines, firstLine: scrolled.first) }

    // MARK: - What a person does

    func perform(_ action: Action) {
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

    func type(_ key: KeyEvent) {
        guard state.selected?.id != .kind else { return chooseKind(by: key) }
        if editor.handle(key) == .edited { viewModel.setText(editor.text) }
    }

    func paste(_ text: String) {
        guard state.selected?.id != .kind else { return }
        if editor.insert(text) == .edited { viewModel.setText(editor.text) }
    }

    func click(_ target: Canvas.Target) {
        guard target.name == AddBookView.target else { return }
        viewModel.select(target.index)
        settleEditor()
    }

    func scroll(by rows: Int) { perform(rows > 0 ? .nextField : .previousField) }

    // MARK: -

    private var lines: AddBookLines { AddBookLines(state, editor: editor, columns: size.columns) }

    /// The kind is chosen, not typed.
    private func chooseKind(by key: KeyEvent) {
        switch key.key {
        case .right, .character(" "): viewModel.chooseNextKind()
        case .left: viewModel.chooseNextKind(by: -1)
        default: dialogs.tell(Status(.note, "← and → choose the directory; Tab goes on."))
        }
    }

    /// What was killed in one field can be brought back in another.
    private func settleEditor() {
        guard state.selected?.id != edited else { return }
        edited = state.selected?.id
        editor = LineEditor(edited == .kind ? "" : state.selected?.text ?? "", killed: editor.killed)
    }

    private func save() {
        let name = state.fields.first { $0.id == .name }?.text.trimmed ?? ""
        viewModel.save()
        if state.isAdded { dialogs.tell(Status(.note, "Added the book \(name.quoted).")) }
    }

    private func leave() {
        viewModel.cancel()
        guard state.asksToDiscard else { return }
        dialogs.confirm(
            Confirmation(
                "Leave without adding the book?", explanation: "What was typed would be lost.", yes: "Discard",
                no: "Keep typing"
            ) { [viewModel] agrees in
                if agrees { viewModel.discard() } else { viewModel.keepTyping() }
            })
    }
}
