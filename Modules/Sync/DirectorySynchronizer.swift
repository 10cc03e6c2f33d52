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
            if options.isDryRun { return try await compare(bound, options, progress) }
            let before = try store.read { try $0.conflicts(inBook: book) }
            let outcome = try await refreshList(of: bound, options, progress)
            try await readDetails(for: outcome, of: bound, progress)
            // The list could be read all the same, but not all that was changed here could be sent.
            if let error = outcome.unsent { throw error }
            var report = outcome.report
            let (conflicts, waiting) = try store.read { reader in
                (try reader.conflicts(inBook: book), try reader.outbox(ofBook: book).count)
            }
            report.conflicts = conflicts.count
            report.newConflicts = conflicts.count { conflict in !before.contains { $0.covers(conflict) } }
            report.waiting = waiting
            return report
        }
    }

    @concurrent package func push(
        _ book: String, options: RefreshOptions
    ) async throws(SyncError) -> PushReport {
        try await bound(book) { bound in
            guard try !store.read({ try $0.outbox(ofBook: book).isEmpty }) else { return PushReport() }
            let lease = try await lease(of: bound)
            defer { withExtendedLifetime(lease) {} }
            return try await push(bound, options)
        }
    }

    /// Keeps others from sending to a directory, and from comparing with a list that is older than what was sent. One
    /// that takes no changes needs no lock.
    private func lease(of book: BoundBook) async throws -> (any SyncLock.Lease)? {
        guard book.service is any WritableDirectory else { return nil }
        guard let lease = try await lock.take(for: book.name, within: Self.patience) else {
            throw SyncError.busy(book: book.name)
        }
        return lease
    }

    private func push(_ book: BoundBook, _ options: RefreshOptions) async throws -> PushReport {
        guard let directory = book.service as? any WritableDirectory else { return PushReport() }
        let pusher = OutboxPusher(
            store: store, directory: directory, book: book.name, clock: clock, backoff: backoff)
        let report = try await pusher.push(options.sending)
        if report.pushed > 0 { try forgetListState(of: book) }
        return report
    }

    /// What was sent has changed the list there. Were it changed back before it is read again, it would seem to be the one
    /// that was read last, and what was sent would stay here.
    private func forgetListState(of book: BoundBook) throws {
        try store.write { writer in
            var status = try writer.status(ofBook: book.name)
            guard status.directoryState != nil else { return }
            status.directoryState = nil
            try writer.setStatus(status, ofBook: book.name)
        }
    }

    // MARK: - Refreshing

    /// What was done before the details.
    private struct ListOutcome {
        var report: RefreshReport
        /// The failure of one change, which says nothing of the list.
        var unsent: DirectoryError?
        /// What the next fetch may say, when the details are there.
        var state: String?
        /// What the next refresh compares with, by the identifiers of entries whose details are still to be read.
        var tags: [String: String]
        /// What the store has of those until then.
        var tagOfOldDetails: String?
    }

    private func compare(
        _ book: BoundBook, _ options: RefreshOptions, _ progress: @escaping @Sendable (RefreshProgress) -> Void
    ) async throws -> RefreshReport {
        let (state, fetch) = try await fetch(book, progress)
        return try store.read { reader in
            try RefreshPlan(
                fetch, after: state, of: book.name, boundTo: book.binding, options: options, reader: reader
            ).report
        }
    }

    /// Sends first, since a list that is read before would not have what was sent. Compares and writes as if inside one
    /// transaction, so that what another process writes meanwhile is neither lost nor compared with twice; but nobody has
    /// to wait while it compares.
    private func refreshList(
        of book: BoundBook, _ options: RefreshOptions, _ progress: @escaping @Sendable (RefreshProgress) -> Void
    ) async throws -> ListOutcome {
        let lease = try await lease(of: book)
        defer { withExtendedLifetime(lease) {} }
        var pushed = PushReport()
        var unsent: DirectoryError?
        do {
            pushed = try await push(book, options)
        } catch let error as DirectoryError where error.mayBeOfOneChange {
            unsent = error
        }
        let (state, fetch) = try await fetch(book, progress)
        let prepare = { (reader: any StoreReader) in
            try RefreshPlan(
                fetch, after: state, of: book.name, boundTo: book.binding, options: options, reader: reader)
        }
        return try store.write(preparing: prepare) { writer, plan in
            var plan = plan
            try plan.write(to: writer, at: clock.now(), newID: newID)
            try bringUpToDate(book, writer)
            let nextState = plan.isPartlyLeft ? nil : fetch.state
            var status = try writer.status(ofBook: book.name)
            status.lastSuccess = clock.now()
            // Until the details are there, the next fetch has to ask for everything.
            status.directoryState = plan.tagsAfterDetails.isEmpty ? nextState : nil
            if case .everything = fetch.content { status.skipped = plan.report.skipped.count }
            try writer.setStatus(status, ofBook: book.name)
            var report = plan.report
            report.pushed = pushed.pushed
            report.refused = pushed.refused
            return ListOutcome(
                report: report, unsent: unsent, state: nextState, tags: plan.tagsAfterDetails,
                tagOfOldDetails: plan.tagOfOldDetails)
        }
    }

    /// A book that was bound by an earlier version learns what its kind can do by now.
    private func bringUpToDate(_ book: BoundBook, _ writer: any StoreWriter) throws {
        guard var stored = try writer.books().first(where: { $0.name == book.name }) else { return }
        let known = stored.capabilities
        (stored.capabilities.operations, stored.capabilities.fields) = (
            book.capabilities.operations, book.capabilities.fields
        )
        if stored.capabilities != known { try writer.updateBook(stored) }
    }

    private func fetch(
        _ book: BoundBook, _ progress: @escaping @Sendable (RefreshProgress) -> Void
    ) async throws -> (after: String?, DirectoryFetch) {
        progress(.fetching(received: 0, expected: nil))
        let state = try store.read { try $0.status(ofBook: book.name).directoryState }
        let fetch = try await book.service.fetch(after: state) {
            progress(.fetching(received: $0.received, expected: $0.expected))
        }
        try Task.checkCancellation()
        progress(.storing)
        return (state, fetch)
    }

    /// Reads what the list left out. Others may send meanwhile: it may take long.
    private func readDetails(
        for outcome: ListOutcome, of book: BoundBook, _ progress: @escaping @Sendable (RefreshProgress) -> Void
    ) async throws {
        guard !outcome.tags.isEmpty, let directory = book.service as? any DetailedDirectory else { return }
        try await DetailReader(
            store: store, book: book.name, boundTo: book.binding, clock: clock, tags: outcome.tags,
            tagOfOldDetails: outcome.tagOfOldDetails, progress: progress
        ).read(from: directory)
        try store.write { writer in
            guard try writer.books().first(where: { $0.name == book.name })?.directory == book.binding else { return }
            var status = try writer.status(ofBook: book.name)
            status.directoryState = outcome.state
            try writer.setStatus(status, ofBook: book.name)
        }
    }

    // MARK: - The book

    /// A book, what it is bound to, and the service that reaches it.
    private struct BoundBook {
        let name: String
        let binding: DirectoryBinding
        let capabilities: Capabilities
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
            throw .canceled(book: book)
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
            return BoundBook(
                name: name, binding: binding, capabilities: kind.capabilities, service: try kind.service(for: binding))
        } catch {
            throw .directory(book: name, error)
        }
    }
}

extension Conflict {
    /// Whether the other one says nothing that this one does not.
    fileprivate func covers(_ other: Conflict) -> Bool {
        contact == other.contact && kind == other.kind && other.fields.isSubset(of: fields)
    }
}
