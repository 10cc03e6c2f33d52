import Models
import Persistence
import Testing

/// A sample's identifier: the number, written with leading zeros.
func id(_ number: Int) -> ContactID {
    let digits = String(number)
    let text = String(repeating: "0", count: max(0, ContactID.length - digits.count)) + digits
    var generator = SystemRandomNumberGenerator()
    // A number that makes no identifier gets another one, so that the test fails and does not trap.
    return ContactID(text) ?? ContactID(from: &generator)
}

func moment(_ milliseconds: Int64) -> Timestamp { Timestamp(milliseconds: milliseconds) }

func book(_ name: String, kind: String? = nil) -> AddressBook {
    AddressBook(
        name: name,
        directory: kind.map { DirectoryBinding(kind: $0, url: "http://localhost/api", options: ["depth": "2"]) },
        capabilities: kind == nil ? .local : .readOnly([.name, .email]), created: moment(1000))
}

func contact(
    _ number: Int, _ name: String = "", in book: String = "home", remoteID: String? = nil, favorite: Bool = false,
    updated: Int64 = 0, _ fill: (inout ContactCard) -> Void = { _ in }
) -> Contact {
    var card = ContactCard(name: ContactName(formatted: name.isEmpty ? nil : name))
    fill(&card)
    return Contact(
        id: id(number), book: book, remoteID: remoteID, card: card, isFavorite: favorite, created: moment(0),
        updated: moment(updated))
}

/// Something in every field.
let fullCard = ContactCard(
    kind: .organization,
    name: ContactName(
        formatted: "Leia", given: ["Leia", "Amidala"], family: ["Organa"], additional: ["A."], prefixes: ["General"],
        suffixes: ["III"], nicknames: ["Princess"]),
    organization: Organization(name: "Resistance", units: ["Command", ""]), title: "Leader",
    emails: [Labeled("leia@example.org", types: ["work", "x-secret"], preference: 1), Labeled("")],
    phones: [Labeled("+49 (0)172 123456", types: ["cell"])],
    addresses: [Labeled(PostalAddress(street: "1 Palace", country: "Alderaan"), types: ["home"], preference: 2)],
    urls: [Labeled("https://example.org")], birthday: PartialDate(month: 2, day: 29), note: "likes tea\n",
    photo: Photo(url: "https://example.org/leia.jpg"), categories: ["Friends", "Jedi"],
    attributes: [ContactAttribute(name: "Force Sensitive", value: "YES")])

extension ContactStore {
    /// Adds the contacts, and the book "home" where it is missing.
    func fill(_ contacts: [Contact]) throws {
        try write { writer in
            if try !writer.books().contains(where: { $0.name == "home" }) { try writer.addBook(book("home")) }
            for contact in contacts { try writer.insert(contact, tag: nil) }
        }
    }

    func rows(_ query: ContactQuery) throws -> [ContactRow] {
        try read { try $0.rows(query, offset: 0, limit: 10_000) }
    }

    func names(_ query: ContactQuery) throws -> [String] { try rows(query).map(\.name) }

    /// The names that a search finds, as its text is typed.
    func found(_ text: String) throws -> [String] { try names(ContactQuery(terms: SearchTerm.terms(in: text))) }
}
