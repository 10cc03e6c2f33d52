package import EditFeature
package import Interaction
package import Keys
internal import Models
package import Navigation
internal import ScreenKit
package import TerminalUI

/// A form on the terminal: its view model, which place has the cursor, and how far it is scrolled.
@MainActor
package final class EditScreen: Screen {
    let viewModel: EditViewModel
    let dialogs: any Dialogs
    let isNew: Bool
    private var size = Size(columns: 0, rows: 0)
    private var scrolled = ScrolledLines()
    private var focus: FormPlace?
    private var editor: FieldEditor?
    private var killed = ""
    private(set) var notice: Status?
    /// The lines as they were laid out last, and of what.
    private var laidOut: (subject: Subject, lines: FormLines)?
    /// The place that has the cursor is to be seen; not after a turn of the wheel.
    private var followsFocus = true

    private struct Subject: Hashable {
        let state: EditState
        let focus: FormPlace?
        let editor: FieldEditor?
        let columns: Int
    }

    package init(viewModel: EditViewModel, subject: FormSubject, dialogs: any Dialogs) {
        self.viewModel = viewModel
        self.dialogs = dialogs
        isNew = if case .new = subject { true } else { false }
        viewModel.reload()
        focus = firstPlace
        settleFocus()
    }

    var state: EditState { viewModel.state }
    /// Position of the cursor.
    var place: FormPlace? { focus }

    // MARK: - Presentation

    package let context = KeyContext.edit
    package let fillsWindow = true

    package func layOut(in size: Size) {
        if size != self.size { followsFocus = true }
        self.size = size
        settleFocus()
        let lines = lines
        scrolled.resize(count: lines.lines.count, visible: size.rows)
        guard followsFocus, let focus, let index = lines.places.firstIndex(of: focus) else { return }
        scrolled.reveal(lines.ranges[index], above: lines.cursorLine)
    }

    package func view(isFocused: Bool) -> any View { EditView(state, lines: lines, firstLine: scrolled.first) }

    package func live() async { await viewModel.followChanges() }

    package func reload() { viewModel.reload() }

    package func forgetNotice() { notice = nil }

    // MARK: - Actions

    package func perform(_ action: Action) {
        followsFocus = true
        switch action {
        case .nextField: move(by: 1, wraps: true)
        case .previousField: move(by: -1, wraps: true)
        case .down: moveRows(by: 1)
        case .up: moveRows(by: -1)
        case .pageDown: movePage(1)
        case .pageUp: movePage(-1)
        case .finishField: if editor?.holdsLines == true { type(KeyEvent(.enter)) } else { move(by: 1, wraps: false) }
        case .addValue: addValue()
        case .removeValue: removeValue()
        case .nextLabel: chooseLabel()
        case .save: save()
        case .back: leave()
        default: break
        }
    }

    package func type(_ key: KeyEvent) {
        followsFocus = true
        settleFocus()
        if focus == .favorite, key == .character(" ") { return toggleFavorite() }
        guard editor != nil else {
            if key.text != nil { tellWhyNothingIsTyped() }
            return
        }
        store(editor?.handle(key))
        if key.text != nil { tellWhereFull() }
    }

    package func paste(_ text: String) {
        followsFocus = true
        settleFocus()
        guard editor != nil else { return tellWhyNothingIsTyped() }
        store(editor?.paste(text))
        tellWhereFull()
    }

    package func click(_ target: Canvas.Target) {
        let places = FormPlace.all(in: state)
        guard target.name == EditView.target, places.indices.contains(target.index) else { return }
        let isThere = focus == places[target.index]
        focus(on: places[target.index])
        if isThere, focus == .favorite { toggleFavorite() }
    }

    package func scroll(by rows: Int) {
        followsFocus = false
        scrolled.scroll(by: rows)
    }

    /// Puts the cursor at a place; what is wrong with the field that it leaves is told there.
    func focus(on place: FormPlace) {
        followsFocus = true
        if let focus, focus.field != place.field { viewModel.leave(focus.field) }
        focus = place
        settleFocus()
    }

    func tell(_ text: String, as kind: Status.Kind = .note) { notice = Status(kind, text) }

    /// True if there is something to type in.
    var isOpen: Bool { !state.fields.isEmpty && (state.phase == .editing || state.phase == .gone) }

    // MARK: -

    /// Laid out anew where something has changed: a long note costs more than a look at it.
    private var lines: FormLines {
        let subject = Subject(state: state, focus: focus, editor: editor, columns: size.columns)
        if let laidOut, laidOut.subject == subject { return laidOut.lines }
        let lines = FormLines(state, focus: focus, editor: editor, columns: size.columns)
        laidOut = (subject, lines)
        return lines
    }

    /// First field with an error; else the first part of the name.
    private var firstPlace: FormPlace? {
        let open = state.fields.filter { !$0.isReadOnly }
        let field =
            open.first { !$0.messages.isEmpty } ?? open.first { $0.field == .given }
            ?? open.first { $0.field == .name } ?? open.first
        return field.map { .value($0.field, 0) } ?? FormPlace.all(in: state).last
    }

    /// The place may be gone, and others may have changed what is there.
    private func settleFocus() {
        let places = FormPlace.all(in: state)
        if let old = focus, !places.contains(old) {
            focus = places.last { $0.field == old.field } ?? firstPlace
        } else if focus == nil {
            focus = firstPlace
        }
        guard let focus, let value = state.value(at: focus), state.field(at: focus)?.isReadOnly == false else {
            editor = nil
            return
        }
        if let editor { killed = editor.editor.killed }
        guard editor?.place != focus || editor?.text != value.text else { return }
        editor = FieldEditor(focus, text: value.text, killed: killed)
    }

    private func store(_ text: String?) {
        guard let text, case .value(let field, let index) = focus else { return }
        viewModel.setText(text, of: field, at: index)
    }

    private func tellWhereFull() {
        guard let editor, editor.isFull else { return }
        tell("\(editor.place.field.displayName) is full. The rest was left out.")
    }

    private func move(by places: Int, wraps: Bool) {
        let all = FormPlace.all(in: state)
        guard let focus, let index = all.firstIndex(of: focus) else { return }
        let target = index + places
        if all.indices.contains(target) {
            self.focus(on: all[target])
        } else if wraps, let end = places > 0 ? all.first : all.last {
            self.focus(on: end)
        }
    }

    private func moveRows(by rows: Int) {
        let columns = lines.columns.text
        if editor?.moveRows(by: rows, columns: columns) != true { move(by: rows, wraps: false) }
    }

    /// To the place that stands a page further on.
    private func movePage(_ direction: Int) {
        let lines = lines
        guard let focus, let index = lines.places.firstIndex(of: focus) else { return }
        let line = lines.ranges[index].lowerBound + direction * max(1, size.rows - 1)
        let target =
            lines.ranges.firstIndex { $0.contains(line) } ?? (direction > 0 ? lines.places.count - 1 : 0)
        // A field that is higher than a page is left all the same.
        self.focus(on: lines.places[target == index ? max(0, min(index + direction, lines.places.count - 1)) : target])
    }

    private func toggleFavorite() { viewModel.setFavorite(state.isFavorite != true) }

    private func tellWhyNothingIsTyped() {
        guard let focus, isOpen else { return }
        tell(
            focus == .favorite
                ? "Press Space to toggle favorite."
                : focus.field.readOnly)
    }
}
