import Models
import Persistence

func content(_ name: String, favorite: Bool = false, _ fill: (inout ContactCard) -> Void = { _ in }) -> ContactContent {
    var card = ContactCard(name: ContactName(formatted: name))
    fill(&card)
    return ContactContent(card: card, isFavorite: favorite)
}

let fullContent = ContactContent(card: fullCard, isFavorite: true)

func outboxEntry(
    _ number: Int, in book: String = "home", remoteID: String? = nil, _ operation: OutboxEntry.Operation = .update,
    fields: Set<ContactField> = [.name], sent: ContactContent? = nil,
    state: OutboxEntry.State = .waiting(notBefore: nil), attempts: Int = 0
) -> OutboxEntry {
    OutboxEntry(
        contact: id(number), book: book, remoteID: remoteID, operation: operation, fields: fields, sent: sent,
        state: state, attempts: attempts, created: moment(3))
}

func conflict(_ number: Int, in book: String = "home", _ kind: Conflict.Kind = .bothChanged) -> Conflict {
    Conflict(contact: id(number), book: book, kind: kind, fields: kind == .bothChanged ? [.name, .email] : [])
}

func change(
    _ number: Int, in book: String = "home", from before: ContactContent? = nil, to after: ContactContent? = nil
) -> HistoryEntry.Change {
    HistoryEntry.Change(contact: id(number), book: book, before: before, after: after)
}

extension StoreReader {
    /// All that is kept of edits, as one value that tests can compare.
    func edits() throws -> Edits {
        var (contacts, bases): ([Contact], [ContactID: ContactContent]) = ([], [:])
        try forEachContact(ContactQuery()) { contact in
            contacts.append(contact)
            bases[contact.id] = try base(of: contact.id)
            return true
        }
        return Edits(
            contacts: contacts, bases: bases, outbox: try outbox(ofBook: nil), counts: try editCounts(),
            conflicts: try conflicts(inBook: nil), trash: try trash(), history: try history(limit: .max),
            photos: try RandomEdits.photos.filter { try hasPhoto(named: $0.name) }.map(\.name))
    }
}

struct Edits: Hashable {
    let contacts: [Contact]
    let bases: [ContactID: ContactContent]
    let outbox: [OutboxEntry]
    let counts: [String: EditCounts]
    let conflicts: [Conflict]
    let trash: [TrashedContact]
    let history: [HistoryEntry]
    /// The names of those of ``RandomEdits/photos`` whose bytes are there.
    let photos: [String]
}
