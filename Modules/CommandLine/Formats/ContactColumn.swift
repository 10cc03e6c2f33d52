package import Models
package import Persistence

/// A field of a contact as text, as `--fields` and templates name it.
package enum ContactColumn: String, CaseIterable, Sendable {
    case id, book, name, about, email, phone, favorite
    case remoteID = "remote_id"
    case kind, given, family, additional, prefix, suffix, nickname, organization, title, emails, phones, addresses
    case urls, birthday, note, photo, categories, attributes, created, updated

    /// True if a list's row has it; others need the whole contact.
    var isInRow: Bool {
        switch self {
        case .id, .book, .name, .about, .email, .phone, .favorite, .photo: true
        default: false
        }
    }

    /// The column of a row; empty where the contact has nothing, or the row has not the column.
    package func text(of row: ContactRow) -> String {
        switch self {
        case .id: row.id.text
        case .book: row.book
        case .name: row.name
        case .about: row.subtitle ?? ""
        case .email: row.email ?? ""
        case .phone: row.phone ?? ""
        case .favorite: row.isFavorite ? "yes" : "no"
        case .photo: row.photoURL ?? ""
        default: ""
        }
    }

    /// The column of a contact; empty where the contact has nothing.
    package func text(of contact: Contact) -> String {
        let card = contact.card
        let name = card.name
        return switch self {
        case .id, .book, .name, .about, .email, .phone, .favorite, .photo: text(of: ContactRow(contact))
        case .remoteID: contact.remoteID ?? ""
        case .kind: card.kind.text
        case .given: name.given.joined(separator: " ")
        case .family: name.family.joined(separator: " ")
        case .additional: name.additional.joined(separator: " ")
        case .prefix: name.prefixes.joined(separator: " ")
        case .suffix: name.suffixes.joined(separator: " ")
        case .nickname: name.nicknames.joined(separator: ", ")
        case .organization: card.organization?.displayText ?? ""
        case .title: card.title ?? ""
        case .emails: card.emails.map(\.value).joined(separator: ", ")
        case .phones: card.phones.map(\.value).joined(separator: ", ")
        case .addresses: card.addresses.map(\.value.displayText).joined(separator: "; ")
        case .urls: card.urls.map(\.value).joined(separator: ", ")
        case .birthday: card.birthday?.description ?? ""
        case .note: card.note ?? ""
        case .categories: card.categories.joined(separator: ", ")
        case .attributes: card.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: ", ")
        case .created: contact.created.description
        case .updated: contact.updated.description
        }
    }
}
