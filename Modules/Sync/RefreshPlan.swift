internal import Directories
internal import Models
internal import Persistence

/// The difference between a directory's entries and the store.
struct RefreshPlan {
    private(set) var report: RefreshReport
    /// The directory's entries; empty if it reported no changes.
    private let entries: [DirectoryEntry]
    /// The indices of new ones among them.
    private var additions: [Int] = []
    private var changes: [(stored: RemoteEntry, entry: DirectoryEntry)] = []
    /// The other changes: contacts that only the directory has changed.
    private var renewals: [Renewal] = []
    private var removals: [ContactID] = []
    /// The number of these that were not changed here: the others are kept.
    private var lost = 0
    private let changedHere: Set<ContactID>
    /// Contacts deleted here whose deletion in the directory is pending: a refresh does not restore them.
    private let deletedHere: Set<String>
    /// The folded names of contacts whose creation was sent without a response: a new entry with such a name may be the
    /// same contact, so it waits for the next refresh.
    private let unansweredNames: Set<String>
    /// True if a part of the list is left for the next refresh, which must then be unconditional.
    private(set) var isPartlyLeft = false
    /// The tags that the next refresh compares with, by the identifiers of entries with pending details.
    private(set) var tagsAfterDetails: [String: String] = [:]
    /// The interim tag of a changed contact whose stored details are old. It is different in each refresh, since
    /// details requested earlier may be older than a change sent in between, and differs from every list entry's
    /// fingerprint. Nil if there is no such contact.
    private(set) var tagOfOldDetails: String?
    private let book: String
    /// The number of contacts that the store has of the directory.
    private var known = 0
    private let isUndoable: Bool
    /// True if what is restored can be created there anew.
    private let takesCreations: Bool
    /// True if the user has agreed to the removals.
    private var hasConsent = false

    /// Compares a fetch with the store.
    ///
    /// - Parameters:
    ///   - state: The state that was sent with the fetch.
    ///   - takesCreations: Whether the directory creates contacts.
    /// - Throws: ``SyncError/bookChanged(_:)`` if the book's binding has changed since the fetch began, or if
    ///   "unchanged" refers to a state other than the stored one; ``SyncError/heldBack(_:of:)`` if the user must
    ///   confirm first.
    init(
        _ fetch: DirectoryFetch, after state: String?, of book: String, boundTo binding: DirectoryBinding,
        options: RefreshOptions, takesCreations: Bool, at moment: Timestamp, reader: any StoreReader
    ) throws {
        self.book = book
        isUndoable = options.isUndoable
        self.takesCreations = takesCreations
        entries = fetch.entries
        report = RefreshReport(book: book)
        guard try reader.books().first(where: { $0.name == book })?.directory == binding else {
            throw SyncError.bookChanged(book)
        }
        let outbox = try reader.outbox(ofBook: book)
        changedHere = Set(outbox.map(\.contact))
        deletedHere = Set(outbox.compactMap { $0.operation == .delete ? $0.remoteID : nil })
        unansweredNames = Set(outbox.compactMap { $0.remoteID == nil ? $0.sent?.card.displayName.folded : nil })
        switch fetch.content {
        case .unchanged:
            guard try reader.status(ofBook: book).directoryState == state else { throw SyncError.bookChanged(book) }
            report.fetched = try reader.remoteEntryCount(ofBook: book)
            report.unchanged = report.fetched
        case .everything(let list):
            let stored = try reader.remoteEntries(ofBook: book)
            known = stored.count
            try compare(list, with: stored, reader)
            // The list's state of these counts if a deletion is undone.
            if !deletedHere.isEmpty { isPartlyLeft = true }
            let earlier = try reader.status(ofBook: book).removals
            if !options.acceptsMassRemoval, removesMany(after: earlier, at: moment) || isDoubtful(list) {
                throw SyncError.heldBack(report, of: known)
            }
            hasConsent = options.acceptsMassRemoval
        }
    }

    /// True if less than half of a book of ten contacts or more would be left, or nothing of a smaller one, counted over
    /// a day: a directory that loses its contacts step by step is as broken as one that loses them at once.
    private func removesMany(after earlier: RecentRemovals?, at moment: Timestamp) -> Bool {
        guard lost > 0, let removals = removalsSoFar(before: earlier, at: moment) else { return false }
        return lost == known || removals.of >= 10 && removals.count * 2 > removals.of
    }

    /// Entries without an identifier may be the missing ones.
    private func isDoubtful(_ list: EntryList) -> Bool {
        lost > 0 && list.skipped.contains { $0.id == nil }
    }

    /// The removals of the last day including this refresh's, for ``BookStatus/removals``. A clock that was set back
    /// ends no day.
    func removalsSoFar(before earlier: RecentRemovals?, at moment: Timestamp) -> RecentRemovals? {
        if hasConsent { return nil }
        if var earlier, moment.milliseconds - earlier.since.milliseconds < Self.day {
            earlier.count += lost
            return earlier
        }
        return lost == 0 ? nil : RecentRemovals(since: moment, count: lost, of: known)
    }

    private static let day: Int64 = 86_400_000

    private mutating func compare(_ list: EntryList, with known: [RemoteEntry], _ reader: any StoreReader) throws {
        let goneThere = Set(
            try reader.conflicts(inBook: book).filter { $0.kind == .deletedThere }.map(\.contact))
        var remaining = Dictionary(known.lazy.map { ($0.remoteID, $0) }) { first, _ in first }
        for (place, entry) in list.entries.enumerated() {
            guard let stored = remaining.removeValue(forKey: entry.remoteID) else {
                addIfNew(entry, at: place)
                continue
            }
            let isBack = goneThere.contains(stored.id)
            if stored.tag != entry.fingerprint || isBack, try takeChange(entry, at: place, of: stored, reader) {
                report.changed += 1
            } else {
                report.unchanged += 1
            }
        }
        keepUnreadable(list.skipped, of: &remaining)
        removals = list.isWhole ? remaining.values.map(\.id) : []
        lost = removals.count { !changedHere.contains($0) }
        report.fetched = list.entries.count
        report.added = additions.count
        report.removed = lost
        report.skipped = list.skipped
        report.omitted = list.omitted
    }

    /// Compares an entry with the directory's last known state: what was sent from here is not a change.
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

    /// An unreadable entry still exists in the directory, so its stored contact is kept. One without an identifier may
    /// be any of the missing ones: as long as all missing ones could be such entries, all are kept, since a removed
    /// contact would return with another identifier and without its favorite mark. If more are missing, the user must
    /// confirm.
    private mutating func keepUnreadable(_ skipped: [EntryIssue], of remaining: inout [String: RemoteEntry]) {
        for issue in skipped {
            if let id = issue.id, remaining.removeValue(forKey: id) != nil { report.unchanged += 1 }
        }
        if remaining.count <= skipped.count(where: { $0.id == nil }) {
            report.unchanged += remaining.count
            remaining = [:]
        }
    }

    /// Local changes are preserved: see ``ContactMerger``.
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
        try moveToTrash(gone, writer, at: moment)
    }

    /// What the directory no longer has can be restored: as a contact that it does not know. Of a directory that takes
    /// none, nothing could be restored.
    private func moveToTrash(_ ids: [ContactID], _ writer: any StoreWriter, at moment: Timestamp) throws {
        guard takesCreations else { return try writer.remove(ids) }
        var changes: [HistoryEntry.Change] = []
        var name: String?
        for id in ids {
            guard var contact = try writer.contact(id) else { continue }
            name = contact.card.displayName
            changes.append(HistoryEntry.Change(contact: id, book: book, before: contact.content, after: nil))
            contact.remoteID = nil
            try writer.putInTrash(TrashedContact(contact: contact, deleted: moment))
        }
        try writer.remove(ids)
        guard isUndoable, let name else { return }
        let what = changes.count == 1 ? name.quoted : changes.count.counted("contact")
        _ = try writer.recordHistory(
            summary: "removed \(what), no longer in the directory", at: moment, changes: changes)
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

    /// An entry with pending details has no tag yet, so that an interrupted refresh fetches it again.
    private mutating func tag(of entry: DirectoryEntry) -> String? {
        guard !entry.silentFields.isEmpty else { return entry.fingerprint }
        tagsAfterDetails[entry.remoteID] = entry.fingerprint
        return nil
    }
}

/// A contact without local changes that takes over its directory's entry, without a merge. It holds no card, since the
/// entry has it.
private struct Renewal: Sendable {
    let contact: ContactID
    /// The entry's index in the list.
    let place: Int
    let isFavorite: Bool
    let created: Timestamp
    /// Nil for the current time: the entry has changed.
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
    /// Empty if nothing has changed.
    fileprivate var entries: [DirectoryEntry] {
        if case .everything(let list) = content { list.entries } else { [] }
    }
}
