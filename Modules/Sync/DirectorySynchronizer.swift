package import Directories
package import Models
package import Persistence

/// Refreshes books from the directories they are bound to. Nothing of it runs on the actor of the caller: parsing, and
/// the transaction, may take longer than a frame.
package struct DirectorySynchronizer: BookSynchronizer {
    private let store: any ContactStore
    private let kinds: [DirectoryKind]
    private let clock: WallClock
    private let newID: ContactIDGenerator

    package init(
        store: any ContactStore, kinds: [DirectoryKind], clock: WallClock, identifiers: ContactIDGenerator
    ) {
        self.store = store
        self.kinds = kinds
        self.clock = clock
        newID = identifiers
    }

    @concurrent package func refresh(
        _ book: String, options: RefreshOptions, progress: @escaping @Sendable (RefreshProgress) -> Void
    ) async throws(SyncError) -> RefreshReport {
        let (binding, status) = try boundBook(book)
        let service = try service(for: binding, book: book)
        progress(.fetching(received: 0, expected: nil))
        let fetch: DirectoryFetch
        do throws(DirectoryError) {
            fetch = try await service.fetch(after: status.directoryState) {
                progress(.fetching(received: $0.received, expected: $0.expected))
            }
        } catch {
            throw .directory(book: book, error)
        }
        guard !Task.isCancelled else { throw .cancelled(book: book) }
        progress(.storing)
        return try record(fetch, after: status.directoryState, of: book, boundTo: binding, options: options)
    }

    private func boundBook(_ name: String) throws(SyncError) -> (DirectoryBinding, BookStatus) {
        let (book, status) = try storing { () throws in
            try store.read { reader in
                (try reader.books().first { $0.name == name }, try reader.status(ofBook: name))
            }
        }
        guard let book else { throw .noSuchBook(name) }
        guard let binding = book.directory else { throw .notBound(book: name) }
        return (binding, status)
    }

    private func service(for binding: DirectoryBinding, book: String) throws(SyncError) -> any DirectoryService {
        guard let kind = kinds.first(where: { $0.name == binding.kind }) else {
            throw .unknownKind(book: book, kind: binding.kind, known: kinds.map(\.name))
        }
        do throws(DirectoryError) {
            return try kind.service(for: binding)
        } catch {
            throw .directory(book: book, error)
        }
    }

    /// Compares and writes inside one transaction, so that what another process writes meanwhile is neither lost nor
    /// compared with twice. A dry run only reads.
    private func record(
        _ fetch: DirectoryFetch, after state: String?, of book: String, boundTo binding: DirectoryBinding,
        options: RefreshOptions
    ) throws(SyncError) -> RefreshReport {
        try storing { () throws in
            if options.isDryRun {
                return try store.read { reader in
                    try RefreshPlan(
                        fetch, after: state, of: book, boundTo: binding, options: options, reader: reader
                    ).report
                }
            }
            return try store.write { writer in
                let plan = try RefreshPlan(
                    fetch, after: state, of: book, boundTo: binding, options: options, reader: writer)
                try plan.write(to: writer, at: clock.now(), newID: newID)
                var status = try writer.status(ofBook: book)
                status.lastSuccess = clock.now()
                status.directoryState = fetch.state
                if case .everything = fetch.content { status.skipped = plan.report.skipped.count }
                try writer.setStatus(status, ofBook: book)
                return plan.report
            }
        }
    }

    private func storing<Result>(_ body: () throws -> Result) throws(SyncError) -> Result {
        do {
            return try body()
        } catch let error as SyncError {
            throw error
        } catch {
            throw .store(error)
        }
    }
}
