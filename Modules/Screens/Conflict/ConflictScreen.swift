package import ConflictFeature
internal import Editing
package import Interaction
package import Keys
package import Models
internal import Navigation
internal import Persistence
internal import ScreenKit
package import TerminalUI

/// A conflict on the terminal: its view model, and how far it is scrolled.
@MainActor
package final class ConflictScreen: Screen {
    private let viewModel: ConflictViewModel
    private let dialogs: any Dialogs
    private var size = Size(columns: 0, rows: 0)
    private var scrolled = ScrolledLines()

    package init(viewModel: ConflictViewModel, dialogs: any Dialogs) {
        self.viewModel = viewModel
        self.dialogs = dialogs
        viewModel.reload()
    }

    private var state: ConflictState { viewModel.state }

    // MARK: - Presentation

    package let context = KeyContext.conflict
    package let fillsWindow = true
    package var title: String { "conflict: \(state.title.nonBlank ?? ContactCard.noName)" }

    package var info: [String] {
        let open =
            state.isSettling ? "resolving…" : state.undecided > 0 ? "\(state.undecided) left to choose" : "all chosen"
        return isOpen ? [open, state.book] : []
    }

    package var status: Status? { state.message.map { Status(.warning, $0) } }

    package func offers(_ action: Action) -> Bool {
        switch action {
        case .help, .palette, .back: true
        case .refresh: isFailed
        case .takeAllMine, .takeAllTheirs: isOpen && state.isByField
        case .takeMine, .takeTheirs, .save, .down, .up, .halfPageDown, .halfPageUp, .pageDown, .pageUp, .first, .last:
            isOpen
        default: false
        }
    }

    package func refusal(of action: Action) -> String? {
        switch action {
        case .refresh: "The conflict is always up to date."
        case .takeAllMine, .takeAllTheirs:
            isOpen ? "Choose a side for the whole contact." : "The conflict is resolved."
        case .takeMine, .takeTheirs, .save: "The conflict is resolved."
        default: nil
        }
    }

    package func layOut(in size: Size) {
        let isResized = size != self.size
        self.size = size
        scrolled.resize(count: lines.lines.count, visible: size.rows)
        if isResized { revealSelection() }
    }

    package func view(isFocused: Bool) -> any View { ConflictView(state, lines: lines, firstLine: scrolled.first) }

    package func live() async { await viewModel.followChanges() }

    package func reload() { viewModel.reload() }

    // MARK: - Actions

    package func perform(_ action: Action) {
        switch action {
        case .down: step(1)
        case .up: step(-1)
        case .first: viewModel.moveSelection(by: -state.fields.count)
        case .last: viewModel.moveSelection(by: state.fields.count)
        case .halfPageDown: return scroll(by: max(1, size.rows / 2))
        case .halfPageUp: return scroll(by: -max(1, size.rows / 2))
        case .pageDown: return scroll(by: max(1, size.rows - 1))
        case .pageUp: return scroll(by: -max(1, size.rows - 1))
        case .takeMine: viewModel.choose(.mine)
        case .takeTheirs: viewModel.choose(.theirs)
        case .takeAllMine: viewModel.chooseAll(.mine)
        case .takeAllTheirs: viewModel.chooseAll(.theirs)
        case .save: resolve()
        case .refresh: viewModel.reload()
        case .back: return viewModel.back()
        default: return
        }
        revealSelection()
    }

    package func click(_ target: Canvas.Target) {
        guard target.name == ConflictView.target else { return }
        if state.isByField {
            viewModel.moveSelection(by: target.index - state.selection)
        } else {
            viewModel.choose(target.index == 0 ? .mine : .theirs)
        }
        revealSelection()
    }

    package func scroll(by rows: Int) { scrolled.scroll(by: rows) }

    // MARK: -

    private var lines: ConflictLines { ConflictLines(state, columns: size.columns) }

    private var isOpen: Bool {
        if case .open = state.phase { true } else { false }
    }

    private var isFailed: Bool {
        if case .failed = state.phase { true } else { false }
    }

    private var selectedLines: Range<Int>? {
        let places = lines.places
        let index = state.isByField ? state.selection : state.choice == .theirs ? 1 : 0
        return places.indices.contains(index) ? places[index] : nil
    }

    /// To the next field; within one that is longer than the screen, by a line.
    private func step(_ direction: Int) {
        if state.isByField, let place = selectedLines, place.count > size.rows {
            let end = scrolled.first + size.rows
            let isHidden = direction > 0 ? place.upperBound > end : place.lowerBound < scrolled.first
            if isHidden { return scroll(by: direction) }
        }
        viewModel.moveSelection(by: direction)
    }

    private func revealSelection() {
        guard let place = selectedLines else { return }
        scrolled.resize(count: lines.lines.count, visible: size.rows)
        if state.isByField, place.count > size.rows, place.overlaps(scrolled.first..<(scrolled.first + size.rows)) {
            return
        }
        // What stands before the first field explains it, where there is room for both.
        let isFirst = place == lines.places.first && place.upperBound <= size.rows
        scrolled.reveal(isFirst ? 0..<place.upperBound : place, above: place.lowerBound)
    }

    private func resolve() {
        Task.immediate { [viewModel, dialogs] in
            let what = "couldn't resolve the conflict of \(state.title.nonBlank ?? "the contact")"
            await dialogs.follow(unlessMade: what, by: viewModel) { await $0.resolve() }
            revealSelection()
        }
    }
}
