package import Directories
package import Models
package import Persistence

/// Brings books and the directories they are bound to together. Nothing of it runs on the actor of the caller: parsing,
/// and the transaction, may take longer than a frame.
package struct DirectorySynchronizer: BookSynchronizer {
    private let store: any ContactStore
    private let kinds: [DirectoryKind]
    private let clock: WallClock
    private let newID: ContactIDGenerator
    private let lock: SyncLock
    private let backoff: Backoff

    /// How long one sync waits for another.
    private static let patience = Duration.seconds(30)

    package init(
        store: any ContactStore, kinds: [DirectoryKind], clock: WallClock, identifiers: ContactIDGenerator,
        lock: SyncLock = .inProcess(), backoff: Backoff = .jittered
    ) {
        self.store = store
        self.kinds = kinds
        self.clock = clock
        newID = identifiers
        self.lock = lock
        self.backoff = backoff
    }

    @concurrent package func refresh(
        _ book: String, options: RefreshOptions, progress: @escaping @Sendable (RefreshProgress) -> Void
    ) async throws(SyncError) -> RefreshReport {
        try await bound(book) { bound in
            var pushed = PushReport()
            if !options.isDryRun {
                pushed = try await push(bound, options)
            }
            progress(.fetching(received: 0, expected: nil))
            let state = try store.read { try $0.status(ofBook: book).directoryState }
            let fetch = try await bound.service.fetch(after: state) {
                progress(.fetching(received: $0.received, expected: $0.expected))
            }
            try Task.checkCancellation()
            progress(.storing)
            var report = try await record(fetch, after: state, of: bound, options: options, progress: progress)
            report.pushed = pushed.pushed
            report.refused = pushed.refused
            report.conflicts = try store.read { try $0.conflicts(inBook: book).count }
            report.waiting = try store.read { try $0.outbox(ofBook: book).count }
            return report
        }
    }

    @concurrent package func push(
        _ book: String, options: RefreshOptions
    ) async throws(SyncError) -> PushReport {
        try await bound(book) { try await push($0, options) }
    }

    /// Sends while nobody else does: two that send would each send what the other is sending.
    private func push(_ bound: BoundBook, _ options: RefreshOptions) async throws -> PushReport {
        guard let directory = bound.service as? any WritableDirectory,
            try !store.read({ try $0.outbox(ofBook: bound.name).isEmpty })
        else { return PushReport() }
        guard let lease = try await lock.take(within: Self.patience) else { throw SyncError.busy(book: bound.name) }
        defer { withExtendedLifetime(lease) {} }
        let pusher = OutboxPusher(
            store: store, directory: directory, book: bound.name, clock: clock, backoff: backoff)
        return try await pusher.push(ignoringWaits: options.ignoresWaits)
    }

    /// Compares and writes inside one transaction, so that what another process writes meanwhile is neither lost nor
    /// compared with twice; then reads what the list left out. A dry run only compares.
    private func record(
        _ fetch: DirectoryFetch, after state: String?, of book: BoundBook, options: RefreshOptions,
        progress: @escaping @Sendable (RefreshProgress) -> Void
    ) async throws -> RefreshReport {
        if options.isDryRun {
            return try store.read { reader in
                try RefreshPlan(
                    fetch, after: state, of: book.name, boundTo: book.binding, options: options, reader: reader
                ).report
            }
        }
        let (report, tags) = try store.write { writer in
            var plan = try RefreshPlan(
                fetch, after: state, of: book.name, boundTo: book.binding, options: options, reader: writer)
            try plan.write(to: writer, at: clock.now(), newID: newID)
            var status = try writer.status(ofBook: book.name)
            status.lastSuccess = clock.now()
            // Until the details are there, the next fetch has to ask for everything.
            status.directoryState = plan.tagsAfterDetails.isEmpty ? fetch.state : nil
            if case .everything = fetch.content { status.skipped = plan.report.skipped.count }
            try writer.setStatus(status, ofBook: book.name)
            return (plan.report, plan.tagsAfterDetails)
        }
        guard !tags.isEmpty, let directory = book.service as? any DetailedDirectory else { return report }
        try await DetailReader(store: store, book: book.name, clock: clock, tags: tags, progress: progress)
            .read(from: directory)
        try store.write { writer in
            var status = try writer.status(ofBook: book.name)
            status.directoryState = fetch.state
            try writer.setStatus(status, ofBook: book.name)
        }
        return report
    }

    // MARK: -

    /// A book, what it is bound to, and the service that reaches it.
    private struct BoundBook {
        let name: String
        let binding: DirectoryBinding
        let service: any DirectoryService
    }

    /// Runs the work with the book, and makes one kind of error of all.
    private func bound<Result>(
        _ book: String, _ work: (BoundBook) async throws -> Result
    ) async throws(SyncError) -> Result {
        let bound = try boundBook(book)
        do {
            return try await work(bound)
        } catch let error as SyncError {
            throw error
        } catch let error as DirectoryError {
            throw .directory(book: book, error)
        } catch is CancellationError {
            throw .cancelled(book: book)
        } catch {
            throw .store(error)
        }
    }

    private func boundBook(_ name: String) throws(SyncError) -> BoundBook {
        let book: AddressBook?
        do {
            book = try store.read { try $0.books() }.first { $0.name == name }
        } catch {
            throw .store(error)
        }
        guard let book else { throw .noSuchBook(name) }
        guard let binding = book.directory else { throw .notBound(book: name) }
        guard let kind = kinds.first(where: { $0.name == binding.kind }) else {
            throw .unknownKind(book: name, kind: binding.kind, known: kinds.map(\.name))
        }
        do throws(DirectoryError) {
            return BoundBook(name: name, binding: binding, service: try kind.service(for: binding))
        } catch {
            throw .directory(book: name, error)
        }
    }
}
