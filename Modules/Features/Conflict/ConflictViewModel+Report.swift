internal import Models
package import Persistence

extension ConflictViewModel: ChangeReporting {
    package var report: ReportedChange {
        let done = state.phase == .resolved ? "Resolved the conflict of \(state.title)." : nil
        return ReportedChange(done: done, failure: state.failure)
    }
}
