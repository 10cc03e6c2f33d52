internal import Directories
internal import Observation

/// What the last refresh of each book in this process came to: one for all screens of an app, so that they say the same.
@MainActor @Observable
package final class RefreshLedger {
    /// How one refresh ended.
    package struct Record: Sendable {
        package let outcome: Result<RefreshReport, SyncError>
        /// The place among all that ended, from 1: a later one is greater.
        package let number: Int

        /// Why the book could not be read; nil where it could.
        package var failure: SyncError? {
            if case .failure(let error) = outcome { error } else { nil }
        }

        /// Why entries could not be read, one of them after the other.
        package var unreadable: [String] { report?.skipped.map(\.reason) ?? [] }

        /// Whether the person must agree to what the refresh would remove.
        package var isHeldBack: Bool {
            if case .heldBack? = failure { true } else { false }
        }

        /// What was read; nil where the book could not be.
        package var report: RefreshReport? {
            if case .success(let report) = outcome { report } else { nil }
        }
    }

    /// By the book's name; none for a book that was not read in this process, or is being read again.
    package private(set) var records: [String: Record] = [:]
    /// How many refreshes have ended.
    package private(set) var count = 0

    package nonisolated init() {}

    /// The book is being read again, or is gone: what was known of it says nothing any more.
    package func forget(_ book: String) { records[book] = nil }

    /// A refresh of the book has ended. One that was canceled says nothing.
    package func note(_ outcome: Result<RefreshReport, SyncError>, of book: String) {
        if case .failure(let error) = outcome, error.isCancellation { return }
        count += 1
        records[book] = Record(outcome: outcome, number: count)
    }
}
