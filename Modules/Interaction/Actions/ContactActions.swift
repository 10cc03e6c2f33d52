package import ChangeDelivery
package import ChangeFeature
package import Interaction
internal import KeyAdvice
package import Models
package import Navigation
package import Opening

/// Actions on contacts shared by several screens, with their questions and messages.
@MainActor
package final class ContactActions {
    private let changes: ChangeViewModel
    let contact: @MainActor (ContactID) throws -> Contact?
    let opener: any Opener
    let clipboard: Clipboard?
    let dialogs: any Dialogs
    private let signal: SignalReceiver
    /// Those on their way to the trash: a key that is pressed again before they are gone from the list means no more.
    private var deleting: Set<ContactID> = []
    private let redoKey: String

    /// - Parameters:
    ///   - contact: reads a contact from the store; nil where it is gone.
    ///   - clipboard: takes links that nothing opens; nil where there is none, and they are told.
    ///   - redoKey: key or word for Redo, as the toast after Undo names it.
    package init(
        changes: ChangeViewModel, contact: @escaping @MainActor (ContactID) throws -> Contact?, opener: any Opener,
        clipboard: Clipboard?, dialogs: any Dialogs, signal: @escaping SignalReceiver,
        redoKey: String = "Ctrl-R"
    ) {
        self.changes = changes
        self.contact = contact
        self.opener = opener
        self.clipboard = clipboard
        self.dialogs = dialogs
        self.signal = signal
        self.redoKey = redoKey
    }

    /// State of the delivery of changes.
    package var delivery: ChangeDelivery { changes.delivery }

    /// Forgets what kept changes from being sent.
    package func dismissFailures() { delivery.dismissFailures() }

    /// - Parameter done: called when it is done.
    package func toggleFavorite(_ ids: [ContactID], done: @escaping @MainActor () -> Void = {}) {
        begin(unlessMade: changes.unmade("change", ids)) { [self] in
            let outcome = try await changes.toggleFavorite(ids)
            done()
            conclude(outcome, wayBack: "u undo")
        }
    }

    /// At once, with a way back; asks only where there may be none.
    ///
    /// - Parameter done: called when it is done.
    package func delete(_ ids: [ContactID], done: @escaping @MainActor () -> Void = {}) {
        attempt {
            guard let risk = try changes.risk(ofDeleting: ids) else { return deleteNow(ids, done) }
            dialogs.confirm(
                Confirmation(risk.question) { [weak self] agrees in
                    if agrees { self?.deleteNow(ids, done) }
                })
        }
    }

    /// - Parameter done: called when it is done, with the contacts that were changed by it.
    package func undo(done: @escaping @MainActor ([ContactID]) -> Void) {
        begin(unlessMade: "couldn't undo") { [self] in
            guard let outcome = try await changes.undo() else {
                return dialogs.tell(Status(.note, "Nothing to undo."))
            }
            done(outcome.places.map(\.contact))
            conclude(outcome, wayBack: "\(redoKey) redo")
        }
    }

    /// - Parameter done: called when it is done, with the contacts that were changed by it.
    package func redo(done: @escaping @MainActor ([ContactID]) -> Void) {
        begin(unlessMade: "couldn't redo") { [self] in
            guard let outcome = try await changes.redo() else {
                return dialogs.tell(Status(.note, "Nothing to redo."))
            }
            done(outcome.places.map(\.contact))
            conclude(outcome, wayBack: "u undo")
        }
    }

    /// Summary of the step that Undo would undo, as `deleted "Wedge Antilles"`; nil for nothing.
    package func summaryOfUndo() -> String? { changes.summaryOfUndo() }

    /// Summary of the step that Redo would redo; nil for nothing.
    package func summaryOfRedo() -> String? { changes.summaryOfRedo() }

    /// Does something, and tells what went wrong with it.
    package func attempt(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            dialogs.tell(Status(.failure, Explanation(inApp: error).sentences))
        }
    }

    /// Begins a change at once, as ``Dialogs/begin(unlessMade:_:)`` does.
    package func begin(unlessMade what: String, _ change: @escaping @MainActor () async throws -> Void) {
        dialogs.begin(unlessMade: what, change)
    }

    private func deleteNow(_ ids: [ContactID], _ done: @escaping @MainActor () -> Void) {
        let left = ids.filter { !deleting.contains($0) }
        guard !left.isEmpty else { return }
        deleting.formUnion(left)
        begin(unlessMade: changes.unmade("delete", left)) { [self] in
            defer { deleting.subtract(left) }
            let outcome = try await changes.delete(left)
            done()
            // The screen may go with its contact: what is told comes after that.
            signal(.deleted(outcome.places.map(\.contact)))
            conclude(outcome, wayBack: "u undo")
        }
    }

    private func conclude(_ outcome: ChangeOutcome, wayBack: String) {
        dialogs.tell(Status(.note, outcome.sentence(wayBack: wayBack)))
    }
}
