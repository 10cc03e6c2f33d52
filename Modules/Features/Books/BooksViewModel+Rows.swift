package import Persistence

extension BooksViewModel: StoredRows {
    package var phase: ReadPhase { state.phase }
    package var rowCount: Int { state.rowCount }
    package var selectedRow: Int { state.selection }
    package var report: ReportedChange { ReportedChange(done: state.done, failure: state.failure) }
}
