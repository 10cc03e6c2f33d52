internal import Directories
internal import Observation

/// The results of each book's last refresh in this process, shared by all screens of an app.
@MainActor @Observable
package final class RefreshLedger {
    /// The result of one refresh.
    package struct Record: Sendable {
        package let outcome: Result<RefreshReport, SyncError>
        /// A sequence number from 1; later ones are greater.
        package let number: Int

        /// The error of a refresh that failed, or that ended after its list was stored; nil if it is complete.
        package var failure: SyncError? {
            switch outcome {
            case .failure(let error): error
            case .success(let report): report.failure.map { .directory(book: report.book, $0) }
            }
        }

        /// The reasons of unreadable entries.
        package var unreadable: [String] {
            (report?.skipped.map(\.reason) ?? []) + (report?.unread.map(\.message) ?? [])
        }

        /// True if the user must confirm the removals first.
        package var isHeldBack: Bool {
            if case .heldBack? = failure { true } else { false }
        }

        /// The report; nil if the refresh failed.
        package var report: RefreshReport? {
            if case .success(let report) = outcome { report } else { nil }
        }
    }

    /// The records by book name; none for a book that was not refreshed in this process, or is being refreshed.
    package private(set) var records: [String: Record] = [:]
    /// The number of finished refreshes.
    package private(set) var count = 0

    package nonisolated init() {}

    /// Removes the record of a book that is being refreshed or was removed.
    package func forget(_ book: String) { records[book] = nil }

    /// Records the result of a refresh. Ignores cancellations.
    package func note(_ outcome: Result<RefreshReport, SyncError>, of book: String) {
        if case .failure(let error) = outcome, error.isCancellation { return }
        count += 1
        records[book] = Record(outcome: outcome, number: count)
    }
}
