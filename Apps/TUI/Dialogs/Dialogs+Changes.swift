internal import BooksFeature
internal import ConflictFeature
internal import Editing
internal import Models
internal import OutboxFeature
internal import TerminalUI
internal import TrashFeature

/// A view model that says in its state what its last change did, or why that was not made.
@MainActor
protocol ChangeReporting: AnyObject {
    var outcome: ChangeReport { get }
    /// The person has been told.
    func forgetOutcome()
}

/// What came of a change; nothing where there is nothing to be told.
struct ChangeReport {
    let done: String?
    let failure: Explanation?
}

/// Changes wait for the store, and their screens may have been left when they are made: what came of them is told over
/// whatever is shown by then.
extension Dialogs {
    /// Begins a change at once: it has its place in the order of the keys by the time this returns. Tells what goes
    /// wrong with it.
    ///
    /// - Parameter what: what was not done then: "\"Leia\" was not deleted".
    func begin(unlessMade what: String, _ change: @escaping @MainActor () async throws -> Void) {
        Task.immediate {
            do {
                try await change()
                forgetFailure(of: what)
            } catch let fault as EditError {
                // Says itself what it is about.
                tell(Status(.failure, Explanation(inApp: fault).sentences))
            } catch {
                tell(FailedChange(what, Explanation(inApp: error)))
            }
        }
    }

    /// Has a view model make a change, and tells what came of it.
    ///
    /// - Parameter what: what was not done where it fails: "the trash was not emptied".
    func follow<Model: ChangeReporting>(
        unlessMade what: String, by model: Model, _ change: @MainActor (Model) async -> Void
    ) async {
        await change(model)
        let outcome = model.outcome
        if let failure = outcome.failure {
            tell(FailedChange(what, failure))
        } else if let done = outcome.done {
            forgetFailure(of: what)
            tell(Status(.note, done))
        } else {
            return
        }
        model.forgetOutcome()
    }

    /// What was said in a dialogue of lines stays said.
    func forgetFailure(of what: String) {}
}

extension TrashViewModel: ChangeReporting {
    var outcome: ChangeReport { ChangeReport(done: state.done, failure: state.failure) }
}

extension BooksViewModel: ChangeReporting {
    var outcome: ChangeReport { ChangeReport(done: state.done, failure: state.failure) }
}

extension OutboxViewModel: ChangeReporting {
    var outcome: ChangeReport { ChangeReport(done: state.done, failure: state.failure) }
}

extension ConflictViewModel: ChangeReporting {
    var outcome: ChangeReport {
        let done = state.phase == .settled ? "Settled the conflict of \(state.title.quoted)." : nil
        return ChangeReport(done: done, failure: state.failure)
    }
}
