package import Persistence

extension BooksViewModel: ChangeReporting {
    package var report: ReportedChange { ReportedChange(done: state.done, failure: state.failure) }
}
