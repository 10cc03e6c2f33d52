package import Models
package import Sync
internal import Synchronization

/// A synchronizer that does what it is told, and remembers which books it was to refresh, and to push.
package final class StubSynchronizer: BookSynchronizer {
    /// Refreshes a book; may report progress.
    package typealias Refresh =
        @Sendable (
            _ book: String, _ progress: @Sendable (RefreshProgress) -> Void
        ) async throws(SyncError) -> Void
    /// Sends the changes of a book.
    package typealias Push = @Sendable (_ book: String) async throws(SyncError) -> Void

    private struct Asked {
        var books: [String] = []
        var pushed: [String] = []
        var options: [RefreshOptions] = []
        var pushOptions: [RefreshOptions] = []
        var contacts: [ContactID] = []
    }

    private let work: Refresh
    private let push: Push
    private let report: @Sendable (String) -> RefreshReport
    private let asked = Mutex(Asked())

    /// - Parameter report: what a refresh of the book did.
    package init(
        _ work: @escaping Refresh = { (_, _) throws(SyncError) in }, push: @escaping Push = { _ throws(SyncError) in },
        report: @escaping @Sendable (String) -> RefreshReport = { RefreshReport(book: $0) }
    ) {
        self.report = report
        self.work = work
        self.push = push
    }

    /// The books, in the order in which they were to be refreshed.
    package var books: [String] { asked.withLock { $0.books } }
    /// Options of the refresh.
    package var options: [RefreshOptions] { asked.withLock { $0.options } }
    /// The books, in the order in which their changes were to be sent.
    package var pushed: [String] { asked.withLock { $0.pushed } }
    /// Options of sending their changes.
    package var pushOptions: [RefreshOptions] { asked.withLock { $0.pushOptions } }

    /// The contacts, in the order in which their details were to be read again.
    package var contacts: [ContactID] { asked.withLock { $0.contacts } }

    package func refreshContact(_ id: ContactID) async throws(SyncError) -> Bool {
        asked.withLock { $0.contacts.append(id) }
        return false
    }

    package func refresh(
        _ book: String, options: RefreshOptions, progress: @escaping @Sendable (RefreshProgress) -> Void
    ) async throws(SyncError) -> RefreshReport {
        asked.withLock { asked in
            asked.books.append(book)
            asked.options.append(options)
        }
        try await work(book, progress)
        return report(book)
    }

    package func push(_ book: String, options: RefreshOptions) async throws(SyncError) -> PushReport {
        asked.withLock { asked in
            asked.pushed.append(book)
            asked.pushOptions.append(options)
        }
        try await push(book)
        return PushReport()
    }
}
