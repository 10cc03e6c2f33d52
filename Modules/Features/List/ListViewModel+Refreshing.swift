internal import Models
internal import Persistence
internal import Sync

extension ListViewModel {
    /// Reads the listed books' directories, one after the other. One that fails does not keep the others from being
    /// read; the first failure is shown, and the list stays as it was. A refresh that is under way is not begun again.
    /// Canceling the task ends it, which is no failure.
    ///
    /// - Parameters:
    ///   - ignoringWaits: also sends changes that wait for their time: the user asked for it.
    ///   - book: the only book to be read, which may lose more than half of its contacts: the user has agreed.
    package func refresh(ignoringWaits: Bool = false, removingManyFrom book: String? = nil) async {
        guard state.activity == nil else { return }
        dismissFailure()
        do {
            let books = try boundBooks().filter { (book ?? $0) == $0 }
            let options = RefreshOptions(
                acceptsMassRemoval: book != nil, isUndoable: ignoringWaits, sending: ignoringWaits ? .waiting : .due)
            for book in books where !Task.isCancelled {
                await refresh(book, options)
                showOutcomes()
            }
        } catch {
            failure = Explanation(error)
        }
        state.activity = nil
        reload()
        showOutcomes()
    }

    /// Forgets what went wrong with the last refresh, and what it would have removed.
    package func dismissFailure() {
        seenRefreshes = ledger.count
        failure = nil
        showOutcomes()
    }

    /// Shows the results of refreshes of the listed books, whoever requested them.
    func showOutcomes() {
        var next = state
        addOutcomes(to: &next)
        state = next
    }

    func addOutcomes(to state: inout ListState) {
        let records = state.books.compactMap { ledger.records[$0.name] }
        let failures = records.filter { $0.number > seenRefreshes }.compactMap(\.failure)
        state.refreshFailure = failure ?? failures.first.map { Explanation($0) }
        state.heldBack = failures.lazy.compactMap { HeldBack($0) }.first
        state.unreadable = records.compactMap(\.report).filter { !$0.skipped.isEmpty }.map {
            ListState.Unreadable(book: $0.book, count: $0.skipped.count)
        }
    }

    private func refresh(_ book: String, _ options: RefreshOptions) async {
        ledger.forget(book)
        state.activity = ListState.Activity(book: book, received: 0, expected: nil)
        // Steps come from any thread, maybe faster than they can be shown: only the latest one waits, and none outlives
        // its refresh.
        let (steps, continuation) = AsyncStream.makeStream(
            of: RefreshProgress.self, bufferingPolicy: .bufferingNewest(1))
        async let outcome = synchronizer.outcome(of: book, options, reporting: continuation)
        for await step in steps { note(step, of: book) }
        ledger.note(await outcome, of: book)
    }

    private func boundBooks() throws -> [String] {
        try store.read { try $0.books() }
            .filter { $0.directory != nil && (state.query.book ?? $0.name) == $0.name }.map(\.name)
    }

    private func note(_ progress: RefreshProgress, of book: String) {
        switch progress {
        case .fetching(let received, let expected):
            state.activity = ListState.Activity(book: book, received: received, expected: expected)
        case .detailing(let received, let expected):
            state.activity = ListState.Activity(
                book: book, received: received, expected: expected, isReadingDetails: true)
        case .storing: state.activity?.isStoring = true
        }
    }
}

extension BookSynchronizer {
    /// A refresh as a value, whose steps end with it.
    fileprivate func outcome(
        of book: String, _ options: RefreshOptions, reporting steps: AsyncStream<RefreshProgress>.Continuation
    ) async -> Result<RefreshReport, SyncError> {
        defer { steps.finish() }
        do throws(SyncError) {
            return .success(try await refresh(book, options: options) { steps.yield($0) })
        } catch {
            return .failure(error)
        }
    }
}
