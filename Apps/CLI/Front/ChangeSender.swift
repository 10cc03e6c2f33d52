internal import CommandLineErrors
internal import CommandLineStreams
internal import Composition
internal import KithSettings
internal import Models
internal import Persistence
internal import Sync

/// Sends changes that were saved here to the directories of their books.
@MainActor
struct ChangeSender {
    private let store: any ContactStore
    private let synchronizer: any BookSynchronizer
    private let settings: Settings

    nonisolated init(store: any ContactStore, synchronizer: any BookSynchronizer, settings: Settings) {
        self.store = store
        self.synchronizer = synchronizer
        self.settings = settings
    }

    /// Sends what waits in the books of these contacts, and says what became of these. A directory that cannot be
    /// reached is no error: the change waits. Throws what the store throws.
    ///
    /// - Parameter retrying: what was refused is sent too, and what waits for its time.
    func send(_ changes: [SavedChange], retrying: Bool = false) async throws -> Delivery {
        var delivery = Delivery()
        var seen: Set<String> = []
        for book in changes.map(\.book) where seen.insert(book).inserted {
            delivery.add(try await send(changes.filter { $0.book == book }, of: book, retrying: retrying))
        }
        return delivery
    }

    private func send(_ changes: [SavedChange], of book: String, retrying: Bool) async throws -> Delivery {
        guard let found = try store.read({ try $0.books() }).first(where: { $0.name == book }), found.directory != nil
        else { return Delivery() }
        let before = try store.read { try Delivery.Waiting(changes, $0) }
        var problem: CommandError?
        if settings.isOffline {
            problem = CommandError(kind: "unreachable", "\(book): nothing is sent offline", exitCode: .directoryFailed)
        } else {
            // Who changes something has no reason to wait for the next attempt.
            let sending: RefreshOptions.Sending = retrying ? .everything : .changes(of: Set(changes.map(\.id)))
            do throws(SyncError) {
                _ = try await synchronizer.push(book, options: RefreshOptions(sending: sending))
            } catch {
                problem = CommandError(error)
            }
        }
        return try store.read { reader in
            var delivery = Delivery()
            let now = try Delivery.Waiting(changes, reader)
            for change in changes { delivery.add(try Delivery(change, before: before, now: now, reader)) }
            if !delivery.waiting.isEmpty { delivery.problem = problem }
            return delivery
        }
    }
}
