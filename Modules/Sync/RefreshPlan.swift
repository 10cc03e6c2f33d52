internal import Directories
internal import Models
internal import Persistence

/// The difference between what a directory says and what the store has of it.
struct RefreshPlan {
    private(set) var report: RefreshReport
    /// What the directory says; nothing where it says that nothing has changed.
    private let entries: [DirectoryEntry]
    /// Where the new ones are among them.
    private var additions: [Int] = []
    private var changes: [(stored: RemoteEntry, entry: DirectoryEntry)] = []
    /// The other changes: of contacts in which only the directory has changed anything.
    private var renewals: [Renewal] = []
    private var removals: [ContactID] = []
    /// Contacts that were deleted here and are still to be deleted there: a refresh does not bring them back.
    private let deletedHere: Set<String>
    /// The folded names of contacts that were sent to be created, and of which nobody knows yet whether they were: what
    /// is new in the list may be one of them, so that it waits for the next refresh.
    private let unansweredNames: Set<String>
    /// Whether something of the list was left for the next refresh, which then has to ask for everything.
    private(set) var isPartlyLeft = false
    /// What the next refresh compares with, by the identifiers of entries whose details are still to be read.
    private(set) var tagsAfterDetails: [String: String] = [:]
    /// What the store remembers until then of a contact that the list has changed, and whose details are those from
    /// before; another one in each refresh, since details that were asked for earlier may be older than a change that
    /// was sent meanwhile. It is the fingerprint of no list's entry. Nil where there is no such contact.
    private(set) var tagOfOldDetails: String?
    private let book: String

    /// Throws ``SyncError/bookChanged(_:)`` when the book is no longer bound as it was when the fetch began, or when
    /// "nothing has changed" is said of something else than is stored, and ``SyncError/heldBack(_:of:)``
    /// when the person must agree first.
    ///
    /// - Parameter state: what was sent with the fetch.
    init(
        _ fetch: DirectoryFetch, after state: String?, of book: String, boundTo binding: DirectoryBinding,
        options: RefreshOptions,
        reader: any StoreReader
    ) throws {
        self.book = book
        entries = fetch.entries
        report = RefreshReport(book: book)
        guard try reader.books().first(where: { $0.name == book })?.directory == binding else {
            throw SyncError.bookChanged(book)
        }
        let outbox = try reader.outbox(ofBook: book)
        deletedHere = Set(outbox.compactMap { $0.operation == .delete ? $0.remoteID : nil })
        unansweredNames = Set(outbox.compactMap { $0.remoteID == nil ? $0.sent?.card.displayName.folded : nil })
        switch fetch.content {
        case .unchanged:
            guard try reader.status(ofBook: book).directoryState == state else { throw SyncError.bookChanged(book) }
            report.fetched = try reader.remoteEntryCount(ofBook: book)
            report.unchanged = report.fetched
        case .everything(let list):
            let known = try reader.remoteEntries(ofBook: book)
            try compare(list, with: known, reader)
            // What the list says of them, or no longer says, counts when a deletion is taken back.
            if !deletedHere.isEmpty { isPartlyLeft = true }
            let isMassRemoval = known.count >= 10 && removals.count * 2 > known.count
            let isDoubtful = !removals.isEmpty && list.skipped.contains { $0.id == nil }
            if !options.acceptsMassRemoval, isMassRemoval || isDoubtful {
                throw SyncError.heldBack(report, of: known.count)
            }
        }
    }

    private mutating func compare(_ list: EntryList, with known: [RemoteEntry], _ reader: any StoreReader) throws {
        var remaining = Dictionary(known.lazy.map { ($0.remoteID, $0) }) { first, _ in first }
        for (place, entry) in list.entries.enumerated() {
            guard let stored = remaining.removeValue(forKey: entry.remoteID) else {
                addIfNew(entry, at: place)
                continue
            }
            if stored.tag != entry.fingerprint, try takeChange(entry, at: place, of: stored, reader) {
                report.changed += 1
            } else {
                report.unchanged += 1
            }
        }
        keepUnreadable(list.skipped, of: &remaining)
        removals = list.isWhole ? remaining.values.map(\.id) : []
        report.fetched = list.entries.count
        report.added = additions.count
        report.removed = removals.count
        report.skipped = list.skipped
        report.omitted = list.omitted
    }

    /// Whether the entry says something else than the directory did before: what it was told from here it only repeats.
    private mutating func takeChange(
        _ entry: DirectoryEntry, at place: Int, of stored: RemoteEntry, _ reader: any StoreReader
    ) throws -> Bool {
        guard let contact = try reader.contact(stored.id) else { return true }
        let base = try reader.base(of: stored.id)
        let known = base ?? contact.content
        let theirs = entry.content(over: known)
        let isNews = !theirs.changes(from: known).isEmpty
        if base == nil, !contact.isPending, !contact.hasConflict, entry.silentFields.isEmpty {
            renewals.append(
                Renewal(
                    contact: contact.id, place: place, isFavorite: theirs.isFavorite, created: contact.created,
                    updated: isNews ? nil : contact.updated))
        } else {
            changes.append((stored, entry))
        }
        return isNews
    }

    private mutating func addIfNew(_ entry: DirectoryEntry, at place: Int) {
        if deletedHere.contains(entry.remoteID) {
            report.unchanged += 1
        } else if !unansweredNames.isEmpty, unansweredNames.contains(entry.card.displayName.folded) {
            report.unchanged += 1
            isPartlyLeft = true
        } else {
            additions.append(place)
        }
    }

    /// An entry that came but could not be read is still there: it keeps what is stored of it. One without an
    /// identifier may be any of those that seem to be missing: as long as these could all be such entries, all are kept,
    /// since a contact that comes back would come back without its favorite mark and under another identifier. Where
    /// more are missing, the person is asked.
    private mutating func keepUnreadable(_ skipped: [EntryIssue], of remaining: inout [String: RemoteEntry]) {
        for issue in skipped {
            if let id = issue.id, remaining.removeValue(forKey: id) != nil { report.unchanged += 1 }
        }
        if remaining.count <= skipped.count(where: { $0.id == nil }) {
            report.unchanged += remaining.count
            remaining = [:]
        }
    }

    /// Local changes survive: see ``ContactMerger``.
    mutating func write(to writer: any StoreWriter, at moment: Timestamp, newID: ContactIDGenerator) throws {
        let merger = ContactMerger(writer, at: moment)
        try insertAdditions(to: writer, at: moment, newID)
        try writer.replace(renewals.count) { [entries, renewals, book] number in
            renewals[number].contact(entries, book: book, at: moment)
        }
        for (stored, entry) in changes {
            guard let contact = try writer.contact(stored.id) else { continue }
            var tag = tag(of: entry)
            if tag == nil, stored.tag != nil {
                tagOfOldDetails = tagOfOldDetails ?? "old details \(newID())"
                tag = tagOfOldDetails
            }
            try merger.merge(entry, into: contact, tag: tag)
        }
        let gone = try removals.filter { try !merger.keepIfChangedHere($0) }
        report.removed = gone.count
        try writer.remove(gone)
    }

    private mutating func insertAdditions(
        to writer: any StoreWriter, at moment: Timestamp, _ newID: ContactIDGenerator
    ) throws {
        try writer.insert(additions.count) { [entries, additions, book] number in
            let entry = entries[additions[number]]
            let contact = Contact(
                id: newID(), book: book, remoteID: entry.remoteID, card: entry.card,
                isFavorite: entry.isFavorite ?? false, created: moment, updated: moment)
            return TaggedContact(contact, tag: entry.silentFields.isEmpty ? entry.fingerprint : nil)
        }
        for place in additions where !entries[place].silentFields.isEmpty { _ = tag(of: entries[place]) }
    }

    /// An entry whose details are still to come has no tag until then, so that a refresh that breaks off asks again.
    private mutating func tag(of entry: DirectoryEntry) -> String? {
        guard !entry.silentFields.isEmpty else { return entry.fingerprint }
        tagsAfterDetails[entry.remoteID] = entry.fingerprint
        return nil
    }
}

/// A contact that becomes what its directory says: a merge has nothing else to weigh. It holds no card, since the
/// directory's entry has that.
private struct Renewal: Sendable {
    let contact: ContactID
    /// Where the entry is in the list.
    let place: Int
    let isFavorite: Bool
    let created: Timestamp
    /// Nil for now: the entry says something new.
    let updated: Timestamp?

    func contact(_ entries: [DirectoryEntry], book: String, at moment: Timestamp) -> TaggedContact {
        let entry = entries[place]
        return TaggedContact(
            Contact(
                id: contact, book: book, remoteID: entry.remoteID, card: entry.card, isFavorite: isFavorite,
                created: created, updated: updated ?? moment), tag: entry.fingerprint)
    }
}

extension DirectoryFetch {
    /// None where nothing has changed.
    fileprivate var entries: [DirectoryEntry] {
        if case .everything(let list) = content { list.entries } else { [] }
    }
}
