// ChangeDelivery: sends what was edited to the directories of its books, once, for every front. It owns what is known
// of the sending; it knows no front, no feature and no transport.

package import Editing
package import Models
internal import Observation
package import Persistence
package import Sync

/// Sends edits. Told of each completed edit (``note(_:)``), it sends the books of the edited contacts by itself; what is
/// edited while a book is being sent is sent after that, in one more push. What cannot be sent waits in the outbox, and
/// ``state`` says why.
///
/// A front that shows what goes on observes ``state``; one that ends with its edit awaits ``finish()``.
@MainActor @Observable
package final class ChangeDelivery {
    package internal(set) var state = DeliveryState()
    let store: any ContactStore
    let synchronizer: any BookSynchronizer
    let isOffline: Bool
    private nonisolated let executor: (any TaskExecutor)?
    nonisolated let inbox = DeliveryInbox()
    /// Number of edits that were sent or failed.
    @ObservationIgnored package private(set) var settled = 0
    /// Pending edits by book.
    @ObservationIgnored private var due: [String: RefreshOptions.Sending] = [:]
    @ObservationIgnored private var joined: [String: [CheckedContinuation<SyncError?, Never>]] = [:]
    @ObservationIgnored private var idle: [CheckedContinuation<Void, Never>] = []

    /// - Parameters:
    ///   - isOffline: the user asked for no requests: edits wait in the outbox.
    ///   - executor: where it waits for directories; nil for Swift's own.
    package nonisolated init(
        store: any ContactStore, synchronizer: any BookSynchronizer, isOffline: Bool = false,
        executor: (any TaskExecutor)? = nil
    ) {
        self.store = store
        self.synchronizer = synchronizer
        self.isOffline = isOffline
        self.executor = executor
    }

    /// Takes note of contacts that an edit has changed in the store, and begins to send them. Safe from any thread.
    package nonisolated func note(_ edited: [EditedContact]) {
        inbox.add(edited)
        let send: @MainActor @Sendable () async -> Void = { await self.sendNoted() }
        Task(executorPreference: executor, operation: send)
    }

    /// Number of noted edits.
    package nonisolated var noted: Int { inbox.count }

    /// True if edits are on their way.
    package var isBusy: Bool { noted > settled }

    /// Returns when no edit is on its way.
    package func waitUntilIdle() async {
        guard isBusy else { return }
        await withCheckedContinuation { idle.append($0) }
    }

    /// Clears the errors of sending edits, once seen or retried.
    package func dismissFailures() { state.failures = [:] }

    /// Sends all that waits in a book, also what was refused, even offline: the user asked for it. Gives why that was
    /// not possible; nil also where the task was canceled.
    package func sendAll(of book: String) async -> Explanation? {
        guard let error = await push(book, .everything), !error.isCancellation else { return nil }
        return Explanation(error)
    }

    // MARK: -

    private func sendNoted() async {
        let (edited, edits) = inbox.take()
        defer { settle(edits) }
        guard !isOffline else { return }
        for book in edited.books {
            let contacts = edited.filter { $0.book == book }.map(\.id)
            do {
                if try isBound(book) { _ = await push(book, .changes(of: Set(contacts))) }
            } catch {
                state.failures[book] = Explanation(error)
            }
        }
    }

    func settle(_ edits: Int) {
        settled += edits
        guard !isBusy else { return }
        for waiting in idle { waiting.resume() }
        idle = []
    }

    func isBound(_ book: String) throws -> Bool {
        try store.read { try $0.books() }.contains { $0.name == book && $0.directory != nil }
    }

    /// Sends changes of a book; where it is being sent already, once more after that. Returns why that failed.
    func push(_ book: String, _ sending: RefreshOptions.Sending) async -> SyncError? {
        due[book] = due[book]?.adding(sending) ?? sending
        guard state.sending.insert(book).inserted else {
            return await withCheckedContinuation { joined[book, default: []].append($0) }
        }
        let error = await pushDue(book)
        state.sending.remove(book)
        due[book] = nil
        for waiting in joined.removeValue(forKey: book) ?? [] { waiting.resume(returning: error) }
        return error
    }

    private func pushDue(_ book: String) async -> SyncError? {
        do throws(SyncError) {
            while let sending = due.removeValue(forKey: book) {
                _ = try await synchronizer.push(book, options: RefreshOptions(sending: sending))
                state.failures[book] = nil
            }
            return nil
        } catch {
            if !error.isCancellation { state.failures[book] = Explanation(error) }
            return error
        }
    }
}

extension [EditedContact] {
    /// The names of their books, each once, in the order of the contacts.
    var books: [String] {
        var seen: Set<String> = []
        return map(\.book).filter { seen.insert($0).inserted }
    }
}

extension RefreshOptions.Sending {
    /// Combines two requests into one that covers both.
    fileprivate func adding(_ other: Self) -> Self {
        switch (self, other) {
        case (.everything, _), (_, .everything): .everything
        case (.waiting, _), (_, .waiting): .waiting
        case (.changes(let mine), .changes(let others)): .changes(of: mine.union(others))
        case (.changes, .due): self
        case (.due, _): other
        }
    }
}
