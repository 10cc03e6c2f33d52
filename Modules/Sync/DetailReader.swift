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
    private let progress: @Sendable (RefreshProgress) -> Void
    private var waiting: [DirectoryEntry] = []
    private var received = 0

    /// A commit takes some milliseconds, regardless of its number of entries.
    private static let batch = 100

    init(
        store: any ContactStore, book: String, boundTo binding: DirectoryBinding, clock: WallClock,
        tags: [String: String], tagOfOldDetails: String?,
        progress: @escaping @Sendable (RefreshProgress) -> Void
    ) {
        self.store = store
        self.book = book
        self.binding = binding
        self.clock = clock
        self.tags = tags
        self.tagOfOldDetails = tagOfOldDetails
        self.progress = progress
    }

    /// - Throws: ``DirectoryError``; ``SyncError/bookChanged(_:)`` if the book's binding has changed; errors of the
    ///   store. Details received until then are stored.
    func read(from directory: any DetailedDirectory) async throws {
        do {
            try await directory.readDetails(of: tags.keys.sorted()) { try await self.take($0) }
        } catch {
            try flush()
            throw error
        }
        try flush()
    }

    private func take(_ entry: DirectoryEntry) throws {
        waiting.append(entry)
        received += 1
        progress(.detailing(received: received, expected: tags.count))
        if waiting.count >= Self.batch { try flush() }
    }

    private func flush() throws {
        guard !waiting.isEmpty else { return }
        let entries = waiting
        waiting = []
        try store.write { writer in
            guard try writer.books().first(where: { $0.name == book })?.directory == binding else {
                throw SyncError.bookChanged(book)
            }
            let ids = try Dictionary(writer.remoteEntries(ofBook: book).map { ($0.remoteID, $0.id) }) { $1 }
            let merger = ContactMerger(writer, at: clock.now())
            for entry in entries {
                guard let id = ids[entry.remoteID], let contact = try writer.contact(id) else { continue }
                // The response to a change is newer than these details. Another refresh that began since reads the
                // details itself.
                let tag = try writer.tag(of: id)
                guard tag == nil || tag == tagOfOldDetails else { continue }
                try merger.merge(entry, into: contact, tag: tags[entry.remoteID])
            }
        }
    }
}
