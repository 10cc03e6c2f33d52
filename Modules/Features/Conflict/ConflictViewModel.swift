// ConflictFeature: what the user and a directory both made of a contact, side by side, and what the user says to it. It
// owns the state of one conflict; it knows no front, no network, no database, and no other feature.

package import Editing
package import Models
package import Navigation
internal import Observation
package import Persistence

/// The conflict of one contact.
@MainActor @Observable
package final class ConflictViewModel {
    package private(set) var state = ConflictState()
    package let id: ContactID
    private let store: any ContactStore
    private let editor: ContactEditor
    private let changes: ChangeQueue
    private let signal: SignalReceiver
    /// Stored versions of both sides.
    @ObservationIgnored private var sides: ConflictSides?

    /// - Parameter signal: told what leads elsewhere: back when it is settled or left.
    package init(
        id: ContactID, store: any ContactStore, editor: ContactEditor, changes: ChangeQueue,
        signal: @escaping SignalReceiver
    ) {
        self.id = id
        self.store = store
        self.editor = editor
        self.changes = changes
        self.signal = signal
    }

    // MARK: - What a front shows

    /// Reads the conflict: at first, and after ``ConflictState/Phase/failed(_:)``. Choices stay where both
    /// sides are as they were when they were made.
    package func reload() {
        if state.phase == .resolved { return }
        do {
            show(try read())
        } catch {
            state.phase = .failed(Explanation(error))
        }
    }

    /// Reads the store, and again after each of its changes, until the task is canceled. Only this process's changes are
    /// seen (``ContactStore/changes()``).
    package func followChanges() async {
        let changes = store.changes()
        reload()
        for await _ in changes { reload() }
    }

    // MARK: - Actions

    /// Moves the selection by so many fields, as far as there are any; where the contact is settled as a whole, goes to
    /// the other choice.
    package func moveSelection(by fields: Int) {
        guard state.isByField else { return choose(fields < 0 ? .mine : .theirs) }
        let last = state.fields.count - 1
        state.selection += max(-state.selection, min(fields, last - state.selection))
    }

    /// Says whose word counts in the selected field, or for the whole contact where one side has deleted it.
    package func choose(_ side: ContactEditor.Side) {
        guard state.isByField else { return chooseAll(side) }
        guard state.fields.indices.contains(state.selection) else { return }
        forgetOutcome()
        state.fields[state.selection].choice = side
    }

    /// Says whose word counts in all fields.
    package func chooseAll(_ side: ContactEditor.Side) {
        guard case .open(let kind) = state.phase else { return }
        forgetOutcome()
        if kind == .bothChanged {
            for index in state.fields.indices { state.fields[index].choice = side }
        } else {
            state.choice = side
        }
    }

    /// Settles it as it was chosen, once every choice is made. What was changed since it was shown is shown first. The
    /// change is made off the main actor, after those that were asked for earlier (``ChangeQueue``).
    package func resolve() async {
        guard case .open = state.phase, !state.isSettling else { return }
        if state.undecided > 0 {
            state.message =
                state.isByField
                ? "Choose mine or theirs for each field: \(state.undecided) left."
                : "Choose mine or theirs first."
            if let open = state.fields.firstIndex(where: { $0.choice == nil }), state.isByField {
                state.selection = open
            }
            return
        }
        forgetOutcome()
        state.isSettling = true
        defer { state.isSettling = false }
        let pairs = state.fields.compactMap { field in field.choice.map { (field.field, $0) } }
        let choices = state.isByField ? Dictionary(pairs) { first, _ in first } : [:]
        do {
            let isSettled: Bool? = try await changes.make {
                [id, store, editor, shown = sides, others = state.choice] in
                guard try store.read({ try ConflictSides(of: id, $0) }) == shown else { return nil }
                return try editor.resolve(id, choices, others: others) == nil
            }
            switch isSettled {
            case true?:
                state.phase = .resolved
                signal(.back)
            case false?: reload()
            case nil:
                show(try read())
                guard case .open = state.phase else { return }
                state.failure = Explanation("the contact was changed in the meantime", hint: "Check the values again.")
                state.message = "The contact was changed in the meantime: check the values again."
            }
        } catch EditError.noConflict {
            state.phase = .absent
        } catch {
            let failure = Explanation(error)
            state.failure = failure
            state.message = failure.text
        }
    }

    /// Clears the error of resolving, once seen.
    package func forgetOutcome() { (state.message, state.failure) = (nil, nil) }

    /// Leaves it as it is.
    package func back() { signal(.back) }

    // MARK: -

    private func read() throws -> ConflictSides? { try store.read { try ConflictSides(of: id, $0) } }

    private func show(_ found: ConflictSides?) {
        guard let found else {
            sides = nil
            state.phase = .absent
            return
        }
        let isSameKind = sides?.conflict.kind == found.conflict.kind
        let isSame = sides == found
        sides = found
        state.title = found.title
        state.book = found.conflict.book
        state.phase = .open(found.conflict.kind)
        // A choice that was made for the whole is about all of it.
        if !isSame { state.choice = nil }
        let selected = state.fields.indices.contains(state.selection) ? state.fields[state.selection].field : nil
        let old = isSameKind ? state.fields : []
        state.fields = found.fields.map { field in
            var field = field
            field.choice =
                old.first { $0.field == field.field && $0.mine == field.mine && $0.theirs == field.theirs }?
                .choice
            return field
        }
        state.selection =
            state.fields.firstIndex { $0.field == selected } ?? min(state.selection, max(0, state.fields.count - 1))
    }
}
