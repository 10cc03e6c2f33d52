internal import Directories
internal import Models
internal import Persistence

/// Fetches the fields that a directory's list omits, entry by entry, and stores them in batches, so that list and
/// search show them while others are being fetched.
actor DetailReader {
    private let store: any ContactStore
    private let book: String
    private let binding: DirectoryBinding
    private let clock: WallClock
    /// The tags that the next refresh compares with, by remote identifier.
    private let tags: [String: String]
    private let tagOfOldDetails: String?
    /// The contacts that are read again.
    private let share: DetailShare
    private let progress: @Sendable (RefreshProgress) -> Void
    private var waiting: [DirectoryEntry] = []
    private var received = 0
    private var failures: [DetailFailure] = []
    private var changed = 0

    /// A commit takes some milliseconds, regardless of its number of entries.
    private static let batch = 100

    init(
        store: any ContactStore, book: String, boundTo binding: DirectoryBinding, clock: WallClock,
        tags: [String: String] = [:], tagOfOldDetails: String? = nil, share: DetailShare,
        progress: @escaping @Sendable (RefreshProgress) -> Void = { _ in }
    ) {
        self.store = store
        self.book = book
        self.binding = binding
        self.clock = clock
        self.tags = tags
        self.tagOfOldDetails = tagOfOldDetails
        self.share = share
        self.progress = progress
    }

    /// The result of the reading.
    struct Outcome: Sendable {
        /// Contacts that were read again and are no longer as they were.
        var changed = 0
        /// Contacts that could not be read.
        var unread: [UnreadDetails] = []
        /// The failure that ended the reading.
        var failure: DirectoryError?
        /// True if details are still missing that the list asked for.
        var isIncomplete = false
    }

    /// - Throws: ``SyncError/bookChanged(_:)`` if the book's binding has changed; ``DirectoryError/canceled``; errors of
    ///   the store. Details received until then are stored.
    func read(from directory: any DetailedDirectory) async throws -> Outcome {
        var outcome = Outcome()
        do {
            try await directory.readDetails(of: tags.keys.sorted() + share.states.keys.sorted()) {
                try await self.take($0)
            }
        } catch let error as DirectoryError where error != .canceled {
            outcome.failure = error
        } catch {
            try flush()
            throw error
        }
        try flush()
        outcome.changed = changed
        outcome.unread = try unread()
        outcome.isIncomplete = outcome.failure != nil || failures.contains { tags[$0.remoteID] != nil }
        return outcome
    }

    /// The failures with the names of their contacts.
    private func unread() throws -> [UnreadDetails] {
        guard !failures.isEmpty else { return [] }
        return try store.read { reader in
            let ids = try Dictionary(reader.remoteEntries(ofBook: book).map { ($0.remoteID, $0.id) }) { $1 }
            return try failures.compactMap { failure in
                guard let id = ids[failure.remoteID], let contact = try reader.contact(id) else { return nil }
                return UnreadDetails(
                    contact: id, name: contact.card.displayName, url: failure.url, error: failure.error)
            }
        }
    }

    private func take(_ answer: DetailAnswer) throws {
        received += 1
        progress(.detailing(received: received, expected: tags.count + share.states.count))
        switch answer {
        case .entry(let entry): waiting.append(entry)
        case .failure(let failure): failures.append(failure)
        }
        if waiting.count >= Self.batch { try flush() }
    }

    private func flush() throws {
        guard !waiting.isEmpty else { return }
        let entries = waiting
        waiting = []
        changed += try store.write { writer in
            guard try writer.books().first(where: { $0.name == book })?.directory == binding else {
                throw SyncError.bookChanged(book)
            }
            let ids = try Dictionary(writer.remoteEntries(ofBook: book).map { ($0.remoteID, $0.id) }) { $1 }
            let merger = ContactMerger(writer, at: clock.now())
            var changed = 0
            for entry in entries {
                guard let id = ids[entry.remoteID], let contact = try writer.contact(id) else { continue }
                let tag = try writer.tag(of: id)
                if share.holds(contact, tag: tag) {
                    let merged = try merger.merge(entry, into: contact, tag: tag ?? DirectoryEntry.tagOfAnswer)
                    if merged.content != contact.content { changed += 1 }
                    continue
                }
                // The response to a change is newer than these details. Another refresh that began since reads the
                // details itself.
                guard let next = tags[entry.remoteID], tag == nil || tag == tagOfOldDetails else { continue }
                try merger.merge(entry, into: contact, tag: next)
            }
            return changed
        }
    }
}
