package import Persistence

extension TrashViewModel: ChangeReporting {
    package var report: ReportedChange { ReportedChange(done: state.done, failure: state.failure) }
}
