package import Directories
package import Models
package import Persistence

/// Synchronizes books with their directories. It runs off the caller's actor, since parsing and the transaction may
/// take longer than a frame.
package struct DirectorySynchronizer: BookSynchronizer {
    private let store: any ContactStore
    private let kinds: [DirectoryKind]
    private let clock: WallClock
    private let newID: ContactIDGenerator
    private let lock: SyncLock
    private let backoff: Backoff

    /// The maximum wait for another sync of the same book.
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
            let details = try await readDetails(for: outcome, of: bound, progress)
            var report = outcome.report
            report.failure = outcome.unsent ?? details.failure
            report.unread = details.unread
            report.changed += details.changed
            report.unchanged -= details.changed
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
            let report = try await push(bound, options)
            if let failure = report.failure { throw failure }
            return report
        }
    }

    /// Prevents concurrent sending to a directory, and comparison with a list older than the last push. A read-only
    /// directory needs no lock.
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
        do {
            let report = try await pusher.push(options.sending)
            if report.pushed > 0 || !report.conflicts.isEmpty { try forgetListState(of: book) }
            return report
        } catch {
            // Some changes may have arrived before it was canceled.
            try forgetListState(of: book)
            throw error
        }
    }

    /// A push changes the directory's list. If someone reverted that change before the next fetch, the list would match
    /// the stored state, and the local change would stay. A contact that answered "gone" may be in the list all the same.
    private func forgetListState(of book: BoundBook) throws {
        try store.write { writer in
            var status = try writer.status(ofBook: book.name)
            guard status.directoryState != nil else { return }
            status.directoryState = nil
            try writer.setStatus(status, ofBook: book.name)
        }
    }

    // MARK: - Refreshing

    /// The result before details are fetched.
    private struct ListOutcome {
        var report: RefreshReport
        /// The failure of one change, which does not affect the list.
        var unsent: DirectoryError?
        /// The state for the next fetch, valid once the details are stored.
        var state: String?
        /// The tags that the next refresh compares with, by the identifiers of entries with pending details.
        var tags: [String: String]
        /// The stored tag of those until then.
        var tagOfOldDetails: String?
        /// The contacts whose details are read again.
        var share: DetailShare
    }

    private func compare(
        _ book: BoundBook, _ options: RefreshOptions, _ progress: @escaping @Sendable (RefreshProgress) -> Void
    ) async throws -> RefreshReport {
        let (state, fetch) = try await fetch(book, progress)
        return try store.read { reader in
            try RefreshPlan(
                fetch, after: state, of: book.name, boundTo: book.binding, options: options,
                takesCreations: book.takesCreations, at: clock.now(), reader: reader
            ).report
        }
    }

    /// Sends first, since a list fetched before would not contain the sent changes. Compares optimistically and writes
    /// as if in one transaction, so that concurrent writes of other processes are neither lost nor compared twice, but
    /// nobody waits during the comparison.
    private func refreshList(
        of book: BoundBook, _ options: RefreshOptions, _ progress: @escaping @Sendable (RefreshProgress) -> Void
    ) async throws -> ListOutcome {
        let lease = try await lease(of: book)
        defer { withExtendedLifetime(lease) {} }
        let pushed = try await push(book, options)
        if let failure = pushed.failure, !failure.mayBeOfOneChange { throw failure }
        let (state, fetch) = try await fetch(book, progress)
        let prepare = { (reader: any StoreReader) in
            try RefreshPlan(
                fetch, after: state, of: book.name, boundTo: book.binding, options: options,
                takesCreations: book.takesCreations, at: clock.now(), reader: reader)
        }
        return try store.write(preparing: prepare) { writer, plan in
            var plan = plan
            try plan.write(to: writer, at: clock.now(), newID: newID)
            try bringUpToDate(book, writer)
            let nextState = plan.isPartlyLeft ? nil : fetch.state
            var status = try writer.status(ofBook: book.name)
            status.lastSuccess = clock.now()
            // Until the details are stored, the next fetch must be unconditional.
            status.directoryState = plan.tagsAfterDetails.isEmpty ? nextState : nil
            if case .everything = fetch.content { status.skipped = plan.report.skipped.count }
            status.removals = plan.removalsSoFar(before: status.removals, at: clock.now())
            try writer.setStatus(status, ofBook: book.name)
            let share =
                book.service is any DetailedDirectory
                ? try DetailShare(
                    of: book.name, isWhole: options.readsAllDetails, except: plan.tagsAfterDetails.keys, writer)
                : DetailShare()
            var report = plan.report
            report.pushed = pushed.pushed
            report.refused = pushed.refused
            return ListOutcome(
                report: report, unsent: pushed.failure, state: nextState, tags: plan.tagsAfterDetails,
                tagOfOldDetails: plan.tagOfOldDetails, share: share)
        }
    }

    /// Updates the stored capabilities of a book that was bound by an earlier version.
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

    /// Fetches the omitted fields without the lock, since it may take long.
    private func readDetails(
        for outcome: ListOutcome, of book: BoundBook, _ progress: @escaping @Sendable (RefreshProgress) -> Void
    ) async throws -> DetailReader.Outcome {
        guard let directory = book.service as? any DetailedDirectory,
            !outcome.tags.isEmpty || !outcome.share.states.isEmpty
        else { return DetailReader.Outcome() }
        let details = try await DetailReader(
            store: store, book: book.name, boundTo: book.binding, clock: clock, tags: outcome.tags,
            tagOfOldDetails: outcome.tagOfOldDetails, share: outcome.share, progress: progress
        ).read(from: directory)
        try store.write { writer in
            guard try writer.books().first(where: { $0.name == book.name })?.directory == book.binding else { return }
            var status = try writer.status(ofBook: book.name)
            // What is still missing is asked for by the next refresh, if its fetch is unconditional.
            status.directoryState = details.isIncomplete ? nil : outcome.state
            if details.failure == nil { status.detailsAfter = outcome.share.last }
            try writer.setStatus(status, ofBook: book.name)
        }
        return details
    }

    @concurrent package func refreshContact(_ id: ContactID) async throws(SyncError) -> Bool {
        let found: (contact: Contact, share: DetailShare)?
        do {
            found = try store.read { reader in
                guard let contact = try reader.contact(id),
                    try reader.books().contains(where: { $0.name == contact.book && $0.directory != nil })
                else { return nil }
                return (contact, DetailShare(contact, tag: try reader.tag(of: id)))
            }
        } catch {
            throw .store(error)
        }
        guard let found, !found.share.states.isEmpty else { return false }
        return try await bound(found.contact.book) { book in
            guard let directory = book.service as? any DetailedDirectory else { return false }
            let details = try await DetailReader(
                store: store, book: book.name, boundTo: book.binding, clock: clock, share: found.share
            ).read(from: directory)
            if let error = details.failure ?? details.unread.first?.error { throw error }
            return details.changed > 0
        }
    }

    // MARK: - The book

    /// A book with its binding and service.
    private struct BoundBook {
        let name: String
        let binding: DirectoryBinding
        let capabilities: Capabilities
        let service: any DirectoryService

        var takesCreations: Bool { capabilities.operations.contains(.create) }
    }

    /// Runs the work with the book, and converts all errors to ``SyncError``.
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
    /// Returns true if this conflict includes the other one.
    fileprivate func covers(_ other: Conflict) -> Bool {
        contact == other.contact && kind == other.kind && other.fields.isSubset(of: fields)
    }
}
