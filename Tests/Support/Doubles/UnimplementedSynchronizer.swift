package import Models
package import Sync
internal import Testing

/// For tests in which nothing may be refreshed.
package struct UnimplementedSynchronizer: BookSynchronizer {
    package init() {}

    package func refresh(
        _ book: String, options: RefreshOptions, progress: @escaping @Sendable (RefreshProgress) -> Void
    ) async throws(SyncError) -> RefreshReport {
        Issue.record("\(book) was refreshed")
        throw .noSuchBook(book)
    }

    package func refreshContact(_ id: ContactID) async throws(SyncError) -> Bool {
        Issue.record("\(id) was refreshed")
        return false
    }

    package func push(_ book: String, options: RefreshOptions) async throws(SyncError) -> PushReport {
        Issue.record("\(book) was pushed")
        throw .noSuchBook(book)
    }
}
