internal import JSON
internal import Models
internal import Persistence

/// A column of the table `card`: what it holds of a contact, as text for the database and back. The same values are
/// members of a content that is JSON as a whole.
enum CardColumn: String, CaseIterable {
    case name = "name_parts"
    case organization, title, emails, phones, addresses, urls, birthday, note, categories, attributes

    /// All columns, as SQL lists them.
    static let list = allCases.map(\.rawValue).joined(separator: ", ")

    /// The column whose value is a member of that name.
    init?(member: String) {
        if member == "name" { self = .name } else { self.init(rawValue: member) }
    }

    private var member: String { self == .name ? "name" : rawValue }

    /// Nil where the card has nothing for the column. A text of its own stands in its column as it is.
    func text(of card: ContactCard) -> String? {
        switch self {
        case .title: card.title
        case .birthday: card.birthday?.description
        case .note: card.note
        default: isGiven(in: card) || self == .name ? JSONWriter.text { write(card, to: &$0) } : nil
        }
    }

    /// Writes nothing where the card has nothing for the column.
    func writeMember(of card: ContactCard, to writer: inout JSONWriter) {
        guard isGiven(in: card) else { return }
        writer.key(member)
        write(card, to: &writer)
    }

    private func isGiven(in card: ContactCard) -> Bool {
        switch self {
        case .name: card.name != ContactName()
        case .organization: card.organization != nil
        case .title: card.title != nil
        case .emails: !card.emails.isEmpty
        case .phones: !card.phones.isEmpty
        case .addresses: !card.addresses.isEmpty
        case .urls: !card.urls.isEmpty
        case .birthday: card.birthday != nil
        case .note: card.note != nil
        case .categories: !card.categories.isEmpty
        case .attributes: !card.attributes.isEmpty
        }
    }

    private func write(_ card: ContactCard, to writer: inout JSONWriter) {
        switch self {
        case .name: writer.name(card.name)
        case .organization: writer.strings(card.organization.map { [$0.name] + $0.units } ?? [])
        case .title: writer.string(card.title)
        case .emails: writer.labeled(card.emails) { $0.string($1) }
        case .phones: writer.labeled(card.phones) { $0.string($1) }
        case .addresses: writer.labeled(card.addresses) { $0.strings($1.components) }
        case .urls: writer.labeled(card.urls) { $0.string($1) }
        case .birthday: writer.string(card.birthday?.description)
        case .note: writer.string(card.note)
        case .categories: writer.strings(card.categories)
        case .attributes: writer.attributes(card.attributes)
        }
    }

    /// Reads the column at a place of the row into the card. What cannot be read is named by the contact's identifier.
    func read(
        _ row: Statement, _ place: Int32, into card: inout ContactCard, of id: @autoclosure () -> String, path: String
    ) throws(StoreError) {
        do {
            try row.withBytes(place) { bytes throws(JSONCursor.Mismatch) in
                var cursor = JSONCursor(bytes)
                switch self {
                case .title: card.title = String(decoding: bytes, as: UTF8.self)
                case .note: card.note = String(decoding: bytes, as: UTF8.self)
                case .birthday: card.birthday = try cursor.date(String(decoding: bytes, as: UTF8.self))
                default:
                    try readMember(&cursor, into: &card)
                    try cursor.end()
                }
            }
        } catch {
            throw StoreError.damaged(path: path, detail: "\(rawValue) of contact \(id()): \(error)")
        }
    }

    func readMember(_ cursor: inout JSONCursor, into card: inout ContactCard) throws(JSONCursor.Mismatch) {
        switch self {
        case .name: card.name = try cursor.name()
        case .organization: card.organization = try cursor.organization()
        case .title: card.title = try cursor.string()
        case .emails: card.emails = try cursor.labeledTexts()
        case .phones: card.phones = try cursor.labeledTexts()
        case .addresses: card.addresses = try cursor.labeledAddresses()
        case .urls: card.urls = try cursor.labeledTexts()
        case .birthday: card.birthday = try cursor.date()
        case .note: card.note = try cursor.string()
        case .categories: card.categories = try cursor.strings()
        case .attributes: card.attributes = try cursor.attributes()
        }
    }
}
