// OutboxFeature: changes that no directory has accepted yet: which there are, why they wait, to send them now, or to give
// one up. It owns the state of that list; it knows no front, no network, no database, and no other feature.

package import ChangeDelivery
package import Editing
internal import Models
package import Navigation
internal import Observation
package import Persistence

/// The outbox.
@MainActor @Observable
package final class OutboxViewModel {
    package internal(set) var state = OutboxState()
    package let store: any ContactStore
    let delivery: ChangeDelivery
    private let editor: ContactEditor
    private let changes: ChangeQueue
    private let signal: SignalReceiver

    /// - Parameter signal: told what leads elsewhere: a contact to be shown, edited or settled, back.
    package init(
        store: any ContactStore, editor: ContactEditor, changes: ChangeQueue, delivery: ChangeDelivery,
        signal: @escaping SignalReceiver
    ) {
        self.store = store
        self.editor = editor
        self.changes = changes
        self.delivery = delivery
        self.signal = signal
    }

    // MARK: - What a front shows

    /// Reads the outbox: at first, and after ``ReadPhase/failed(_:)``. The selection stays on its change; where
    /// that is gone, on the row.
    package func reload() {
        do {
            let rows = try store.read(Self.rows)
            let selection = selection(keeping: state.selected, among: rows)
            state.rows = rows
            state.selection = selection
            state.failures = state.failures.filter { failure in rows.contains { $0.book == failure.key } }
            state.phase = rows.isEmpty ? .empty : .content
        } catch {
            state.phase = .failed(Explanation(error))
        }
    }

    /// Clears the last result or error, once seen.
    package func forgetOutcome() { (state.done, state.failure) = (nil, nil) }

    // MARK: - Actions

    /// Selects a row; the nearest one where there is no such row.
    package func select(_ row: Int) { state.selection = nearestRow(to: row) }

    /// Shows the contact; one that was deleted is in the trash.
    package func open() {
        guard let row = state.selected else { return }
        signal(row.isDeleted ? .showTrash : .selected(row.id))
    }

    package func edit() {
        guard let row = state.selected, !row.isDeleted else { return }
        signal(.edit(row.id))
    }

    /// Has the conflict of the selected contact settled.
    package func resolveConflict() {
        guard let row = state.selected, row.conflict != nil else { return }
        signal(.resolve(row.id))
    }

    package func back() { signal(.back) }

    /// Asks in ``OutboxState/drop`` whether the selected change is to be given up.
    package func askToDrop() {
        forgetOutcome()
        guard let row = state.selected else { return }
        guard let entry = row.entry, row.conflict == nil else {
            state.failure = Explanation("both sides changed this contact", hint: "Resolve the conflict first.")
            return
        }
        state.drop = OutboxState.Drop(
            contact: row.id, name: row.name, operation: entry.operation, fields: row.fields)
    }

    /// The safe answer to ``OutboxState/drop``.
    package func keep() { state.drop = nil }

    /// Gives up the change that was asked about, as one step to be undone, off the main actor and after what was asked
    /// for earlier (``ChangeQueue``).
    package func drop() async {
        guard let drop = state.drop else { return }
        state.drop = nil
        forgetOutcome()
        do {
            let contact = try await changes.make { [editor] in try editor.giveUpChange(of: drop.contact) }
            (state.done, state.failure) = ("Dropped the change to \(contact.card.nameInSentence).", nil)
        } catch {
            (state.done, state.failure) = (nil, Explanation(error))
        }
        reload()
    }

    private static func rows(_ reader: any StoreReader) throws -> [OutboxState.Row] {
        let entries = try reader.outbox(ofBook: nil)
        let conflicts = Dictionary(try reader.conflicts(inBook: nil).map { ($0.contact, $0) }) { first, _ in first }
        let waiting = Set(entries.map(\.contact))
        let alone = conflicts.values.filter { !waiting.contains($0.contact) }.sorted {
            $0.contact.text < $1.contact.text
        }
        let subjects = entries.map { ($0.contact, $0.book, Optional($0)) } + alone.map { ($0.contact, $0.book, nil) }
        return try subjects.map { id, book, entry in
            let contact = try reader.contact(id)
            let name = try contact ?? reader.trashed(id)?.contact
            return OutboxState.Row(
                id: id, name: name?.card.displayName ?? "", book: book, entry: entry, conflict: conflicts[id],
                isDeleted: contact == nil)
        }
    }
}
