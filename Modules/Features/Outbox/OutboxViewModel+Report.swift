package import Persistence

extension OutboxViewModel: ChangeReporting {
    package var report: ReportedChange { ReportedChange(done: state.done, failure: state.failure) }
}
