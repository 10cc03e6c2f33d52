// TrashFeature: deleted contacts: which there are, to bring them back, or to forget them for good. It owns the state of
// that list; it knows no front, no network, no database, and no other feature.

package import ChangeDelivery
package import Editing
internal import Models
package import Navigation
internal import Observation
package import Persistence

/// The trash. What is done to it is done off the main actor, in the order in which it was asked for (``ChangeQueue``).
@MainActor @Observable
package final class TrashViewModel {
    package private(set) var state: TrashState {
        get {
            var state = ownState
            state.unsent = unsent
            return state
        }
        set { ownState = newValue }
    }
    private var ownState = TrashState()
    package let store: any ContactStore
    private let delivery: ChangeDelivery
    /// Failures to send that are not about what was changed here.
    @ObservationIgnored private var earlier: [String: Explanation]
    private let editor: ContactEditor
    private let changes: ChangeQueue
    private let signal: SignalReceiver

    /// - Parameter signal: told what leads elsewhere: back.
    package init(
        store: any ContactStore, editor: ContactEditor, changes: ChangeQueue, delivery: ChangeDelivery,
        signal: @escaping SignalReceiver
    ) {
        self.store = store
        self.editor = editor
        self.changes = changes
        self.delivery = delivery
        earlier = delivery.state.failures
        self.signal = signal
    }

    // MARK: - What a front shows

    /// Reads the trash: at first, and after ``ReadPhase/failed(_:)``. The selection stays on its contact; where
    /// that is gone, on the row.
    package func reload() {
        do {
            let rows = try store.read { reader in
                try reader.trash().map {
                    try TrashState.Row($0, isWaiting: reader.outboxEntry(of: $0.contact.id) != nil)
                }
            }
            let selection = selection(keeping: state.selected, among: rows)
            state.rows = rows
            state.selection = selection
            state.marked.formIntersection(rows.map(\.id))
            if !rows.contains(where: { $0.id == state.rangeStart }) { state.rangeStart = nil }
            state.phase = rows.isEmpty ? .empty : .content
        } catch {
            state.phase = .failed(Explanation(error))
        }
    }

    /// Clears the last result or error, once seen.
    package func forgetOutcome() { (state.done, state.failure) = (nil, nil) }

    /// Clears the error of sending changes, once seen.
    package func forgetUnsent() {
        delivery.dismissFailures()
        earlier = [:]
    }

    // MARK: - Actions

    /// Selects a row; the nearest one where there is no such row.
    package func select(_ row: Int) { state.selection = nearestRow(to: row) }

    /// Picks the selected contact too, or no longer.
    package func toggleMark() {
        guard let id = state.selected?.id else { return }
        if state.marked.remove(id) == nil { state.marked.insert(id) }
    }

    /// Begins to pick a range at the selection, or ends it there.
    package func toggleRange() {
        if state.rangeStart == nil {
            state.rangeStart = state.selected?.id
        } else {
            state.marked.formUnion(state.chosen)
            state.rangeStart = nil
        }
    }

    package func clearMarks() { (state.marked, state.rangeStart) = ([], nil) }

    package func back() { signal(.back) }

    /// Takes what is picked out of the trash, else the selected contact, as one step to be undone.
    package func restore() async {
        let ids = state.chosen
        guard !ids.isEmpty else { return }
        await attempt { [editor] in
            try editor.restore(ids)
        } telling: { restored in
            if state.chosen == ids || state.marked.isSubset(of: ids) { clearMarks() }
            return "Restored \(restored.names)."
        }
    }

    /// Undoes the last step, whichever front made it.
    package func undo() async {
        await attempt { [editor] in
            try editor.undo()
        } telling: {
            told($0, "Undid", orNothing: "Nothing to undo.")
        }
    }

    /// Summary of the step that ``undo()`` would undo, as `deleted "Wedge Antilles"`; nil for nothing, and where the store can't be read.
    package func summaryOfUndo() -> String? { (try? editor.stepToUndo())?.summary }

    /// Summary of the step that ``redo()`` would redo; nil for nothing, and where the store can't be read.
    package func summaryOfRedo() -> String? { (try? editor.stepToRedo())?.summary }

    /// Redoes the last undone change.
    package func redo() async {
        await attempt { [editor] in
            try editor.redo()
        } telling: {
            told($0, "Redid", orNothing: "Nothing to redo.")
        }
    }

    /// Asks in ``TrashState/emptying`` whether everything is to be forgotten.
    package func askToEmpty() {
        forgetOutcome()
        let kept = state.rows.count(where: \.isWaiting)
        guard kept < state.rows.count else {
            let what = kept == 1 ? "The contact waits" : "All \(kept) contacts wait"
            state.done = kept == 0 ? nil : "\(what) to be deleted in a directory first. See the outbox."
            return
        }
        state.emptying = TrashState.Emptying(count: state.rows.count - kept, kept: kept)
    }

    /// The safe answer to ``TrashState/emptying``.
    package func keep() { state.emptying = nil }

    /// Forgets all that is in the trash, for good.
    package func empty() async {
        guard state.emptying != nil else { return }
        state.emptying = nil
        await attempt { [editor] in
            try editor.emptyTrash()
        } telling: {
            "Permanently deleted \($0.counted("contact"))."
        }
    }

    // MARK: -

    private var unsent: Explanation? {
        guard
            let why = delivery.state.failures.sorted(by: { $0.key < $1.key }).first(where: {
                earlier[$0.key] != $0.value
            })
        else { return nil }
        return Explanation("\(why.value.message). The change stays in the outbox", hint: why.value.hint)
    }

    private func told(_ step: HistoryEntry?, _ verb: String, orNothing nothing: String) -> String {
        guard let step else { return nothing }
        return step.changes.isEmpty ? "Nothing left to change: \(step.summary)." : "\(verb): \(step.summary)."
    }

    /// Makes a change, and says what it did, or why it cannot be made.
    private func attempt<Made: Sendable>(
        _ change: @escaping @Sendable () throws -> Made, telling words: (Made) -> String
    ) async {
        forgetOutcome()
        forgetUnsent()
        do {
            (state.done, state.failure) = (words(try await changes.make(change)), nil)
        } catch {
            (state.done, state.failure) = (nil, Explanation(error))
        }
        reload()
    }
}

extension TrashState.Row {
    fileprivate init(_ trashed: TrashedContact, isWaiting: Bool) {
        let contact = trashed.contact
        self.init(
            id: contact.id, name: contact.card.displayName, subtitle: contact.card.subtitle, book: contact.book,
            deleted: trashed.deleted, isWaiting: isWaiting)
    }
}

extension [Contact] {
    /// The name of one, the number of several.
    fileprivate var names: String {
        count == 1 ? self[0].card.nameInSentence : count.counted("contact")
    }
}
