import Models
import Persistence
import SeededNumbers

/// Edits of a few contacts, so that they meet each other.
struct RandomEdits {
    static let contacts = 8
    static let photos = (0..<4).map { PhotoData([$0], format: .png) }

    typealias Edit = (any StoreWriter) throws -> Void

    private var generator: SeededGenerator
    private var random: RandomContacts

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        random = RandomContacts(seed: seed)
    }

    mutating func edits() -> [Edit] { (0..<number(upTo: 6)).map { _ in edit() } }

    private mutating func number(upTo count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private mutating func content() -> ContactContent {
        var contact = random.contact(0)
        if number(upTo: 3) == 0 { contact.card.photo = Self.photos[number(upTo: 4)].photo }
        return ContactContent(card: contact.card, isFavorite: contact.isFavorite)
    }

    private mutating func state() -> OutboxEntry.State {
        switch number(upTo: 4) {
        case 0: .waiting(notBefore: nil)
        case 1: .waiting(notBefore: moment(Int64(number(upTo: 9))))
        case 2: .sending(since: moment(Int64(number(upTo: 9))))
        default: .refused([RefusalMessage(field: .name, text: "no"), RefusalMessage(field: nil, text: "never")])
        }
    }

    private mutating func edit() -> Edit {
        let place = number(upTo: Self.contacts)
        var contact = random.contact(place)
        let data = Self.photos[number(upTo: 4)]
        if number(upTo: 3) == 0 { contact.card.photo = data.photo }
        let base = number(upTo: 3) == 0 ? nil : content()
        let moment = moment(Int64(number(upTo: 5)))
        let isUndone = number(upTo: 2) == 0
        switch number(upTo: 22) {
        case 0...3: return { if try $0.contact(contact.id) == nil { try $0.insert(contact, tag: "t\(place)") } }
        case 4:
            return { writer in
                guard var known = try writer.contact(contact.id) else { return }
                known.card = contact.card
                try writer.replace(known, tag: nil)
            }
        case 5: return { try $0.remove([contact.id]) }
        case 6: return { if try $0.contact(contact.id) != nil { try $0.setBase(base, of: contact.id) } }
        case 7, 17, 18: return { try $0.setBase(base, of: contact.id) }
        case 8, 9:
            let entry = OutboxEntry(
                contact: contact.id, book: contact.book, remoteID: contact.remoteID, operation: .update,
                fields: [.name, .phone], sent: base, state: state(), attempts: place, created: moment)
            return { try $0.saveOutboxEntry(entry) }
        case 10: return { try $0.removeOutboxEntry(of: contact.id) }
        case 11:
            let conflict = Conflict(contact: contact.id, book: contact.book, kind: .bothChanged, fields: [.email])
            return { try isUndone ? $0.setConflict(conflict) : $0.removeConflict(of: contact.id) }
        case 12: return { try $0.putInTrash(TrashedContact(contact: contact, deleted: moment, tag: "t", base: base)) }
        case 13: return { try $0.removeFromTrash([contact.id]) }
        case 14, 15: return { try $0.addPhoto(data) }
        case 16:
            let change = HistoryEntry.Change(contact: contact.id, book: contact.book, before: base, after: nil)
            return { try $0.recordHistory(summary: "\(place)", at: moment, changes: [change]) }
        case 20: return { try $0.forgetHistory(of: [contact.id]) }
        case 21:
            let change = HistoryEntry.Change(contact: contact.id, book: contact.book, before: nil, after: base)
            return { writer in
                if let step = try writer.stepToUndo() {
                    try writer.setChanges(step.changes + [change], ofStep: step.id)
                }
            }
        default:
            return { writer in
                if let step = try writer.history(limit: 3).last { try writer.setUndone(step.id, isUndone) }
            }
        }
    }
}
