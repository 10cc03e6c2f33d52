package import Persistence

extension TrashViewModel: StoredRows {
    package var phase: ReadPhase { state.phase }
    package var rowCount: Int { state.rows.count }
    package var selectedRow: Int { state.selection }
    package var report: ReportedChange { ReportedChange(done: state.done, failure: state.failure) }
}
