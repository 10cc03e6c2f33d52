import Models
import Persistence
import Testing

/// A sample's identifier: the number, written with leading zeros.
func id(_ number: Int) -> ContactID {
    let digits = String(number)
    let text = String(repeating: "0", count: max(0, ContactID.length - digits.count)) + digits
    return ContactID(text) ?? .none
}

extension ContactID {
    /// What a faulty sample gets, so that a test fails and does not trap.
    fileprivate static var none: ContactID {
        var generator = SystemRandomNumberGenerator()
        return ContactID(from: &generator)
    }
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

extension ContactStore {
    /// Adds the book "home" with these contacts.
    func fill(_ contacts: [Contact]) throws {
        try write { writer in
            if try !writer.books().contains(where: { $0.name == "home" }) { try writer.addBook(book("home")) }
            for contact in contacts { try writer.insert(contact, tag: nil) }
        }
    }

    func names(_ query: ContactQuery) throws -> [String] {
        try read { try $0.rows(query, offset: 0, limit: 10_000).map(\.name) }
    }

    func found(_ text: String) throws -> [String] { try names(ContactQuery(terms: SearchTerm.terms(in: text))) }
}
