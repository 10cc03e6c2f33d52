package import Sync
internal import Synchronization

/// A synchronizer that does what it is told, and remembers which books it was to refresh.
package final class StubSynchronizer: BookSynchronizer {
    /// Refreshes a book; may report progress.
    package typealias Refresh =
        @Sendable (
            _ book: String, _ progress: @Sendable (RefreshProgress) -> Void
        ) async throws(SyncError) -> Void

    private let work: Refresh
    private let asked = Mutex<[String]>([])

    package init(_ work: @escaping Refresh = { (_, _) throws(SyncError) in }) {
        self.work = work
    }

    /// The books, in the order in which they were to be refreshed.
    package var books: [String] { asked.withLock { $0 } }

    package func refresh(
        _ book: String, options: RefreshOptions, progress: @escaping @Sendable (RefreshProgress) -> Void
    ) async throws(SyncError) -> RefreshReport {
        asked.withLock { $0.append(book) }
        try await work(book, progress)
        return RefreshReport(book: book)
    }

    package func push(_ book: String, options: RefreshOptions) async throws(SyncError) -> PushReport {
        PushReport()
    }
}
