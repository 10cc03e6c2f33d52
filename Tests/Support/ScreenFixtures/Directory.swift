package import Doubles
package import Models
package import Sync

/// A directory that the book is bound to.
package struct Directory {
    /// Time of the last refresh; nil for never.
    package var minutesAgo: Int?
    package var capabilities = Capabilities.local
    package var refresh: StubSynchronizer.Refresh = { (_, _) throws(SyncError) in }
    package var push: StubSynchronizer.Push = { _ throws(SyncError) in }
    /// Report of a refresh of the book.
    package var report: @Sendable (String) -> RefreshReport = { RefreshReport(book: $0) }

    package init(
        minutesAgo: Int? = nil, capabilities: Capabilities = .local,
        refresh: @escaping StubSynchronizer.Refresh = { (_, _) throws(SyncError) in },
        push: @escaping StubSynchronizer.Push = { _ throws(SyncError) in },
        report: @escaping @Sendable (String) -> RefreshReport = { RefreshReport(book: $0) }
    ) {
        self.minutesAgo = minutesAgo
        self.capabilities = capabilities
        self.refresh = refresh
        self.push = push
        self.report = report
    }
}
