internal import Editing
internal import KeyAdvice
internal import Models
package import Persistence

/// Changes wait for the store, and their screens may have been left when they are made: what came of them is told over
/// whatever is shown by then.
extension Dialogs {
    /// Begins a change at once: it has its place in the order of the keys by the time this returns. Tells what goes
    /// wrong with it.
    ///
    /// - Parameter what: what was not done then: "\"Leia\" was not deleted".
    package func begin(unlessMade what: String, _ change: @escaping @MainActor () async throws -> Void) {
        Task.immediate {
            do {
                try await change()
                forgetFailure(of: what)
            } catch let error as EditError {
                // Says itself what it is about.
                tell(Status(.failure, Explanation(inApp: error).sentences))
            } catch {
                tell(FailedChange(what, Explanation(inApp: error)))
            }
        }
    }

    /// Has a view model make a change, and tells what came of it.
    ///
    /// - Parameter what: what was not done where it fails: "the trash was not emptied".
    package func follow<Model: ChangeReporting>(
        unlessMade what: String, by model: Model, _ change: @MainActor (Model) async -> Void
    ) async {
        await change(model)
        let report = model.report
        if let failure = report.failure {
            tell(FailedChange(what, failure))
        } else if let done = report.done {
            forgetFailure(of: what)
            tell(Status(.note, done))
        } else {
            return
        }
        model.forgetOutcome()
    }

    /// Does nothing in a line console, where output stays.
    package func forgetFailure(of what: String) {}
}
