internal import Models
internal import Persistence

/// The contacts whose details are read again though the list says nothing new of them: a directory's list does not show
/// that a field changed which it omits. Each refresh reads a share, so that a few of them have read all.
struct DetailShare: Sendable {
    /// What a contact was when its details were asked for: an answer that is older than a change of it does not count.
    struct State: Sendable {
        let tag: String?
        let updated: Timestamp
    }

    /// By remote identifier.
    private(set) var states: [String: State] = [:]
    /// For ``BookStatus/detailsAfter``.
    private(set) var last: String?

    /// None.
    init() {}

    /// The next share of a book, or all of it.
    ///
    /// - Parameter asked: The remote identifiers of contacts whose details are read anyway.
    init(of book: String, isWhole: Bool, except asked: some Collection<String>, _ reader: any StoreReader) throws {
        let start = isWhole ? nil : try reader.status(ofBook: book).detailsAfter
        let count = try reader.remoteEntryCount(ofBook: book)
        let size = isWhole ? count : min(count, max(Self.least, min(count / 20, Self.most)))
        var entries = try reader.remoteEntries(ofBook: book, after: start, limit: size)
        if start != nil, entries.count < size {
            entries += try reader.remoteEntries(ofBook: book, after: nil, limit: size - entries.count)
        }
        last = entries.last?.remoteID
        let known = Set(asked)
        for entry in entries where !known.contains(entry.remoteID) {
            guard let contact = try reader.contact(entry.id), let state = Self.state(of: contact, tag: entry.tag)
            else { continue }
            states[entry.remoteID] = state
        }
    }

    /// One contact; none where there is something to send first.
    init(_ contact: Contact, tag: String?) {
        guard let remoteID = contact.remoteID, let state = Self.state(of: contact, tag: tag) else { return }
        states = [remoteID: state]
    }

    /// True if the contact is still what it was.
    func holds(_ contact: Contact, tag: String?) -> Bool {
        guard let state = contact.remoteID.flatMap({ states[$0] }) else { return false }
        return state.tag == tag && state.updated == contact.updated && Self.state(of: contact, tag: tag) != nil
    }

    private static func state(of contact: Contact, tag: String?) -> State? {
        contact.isPending || contact.hasConflict ? nil : State(tag: tag, updated: contact.updated)
    }

    /// Bounds of a share between all of a small book and a twentieth of a large one.
    private static let least = 50
    private static let most = 500
}
