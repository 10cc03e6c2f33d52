import Models
import Persistence
import Testing

@Suite struct ContactContractTests {
    @Test(arguments: StoreKind.allCases)
    func `a contact comes back as it was put in`(kind: StoreKind) throws {
        try kind.withStore { store in
            let leia = contact(1, "Leia Organa", remoteID: "18", favorite: true, updated: 5) { card in
                card = Self.fullCard
            }
            try store.fill([leia])
            #expect(try store.read { try $0.contact(id(1)) } == leia)
            #expect(try store.read { try $0.rows(ContactQuery(), offset: 0, limit: 5) } == [ContactRow(leia)])
        }
    }

    static let fullCard = ContactCard(
        kind: .organization,
        name: ContactName(
            formatted: "Leia", given: ["Leia", "Amidala"], family: ["Organa"], additional: ["A."],
            prefixes: ["General"], suffixes: ["III"], nicknames: ["Princess"]),
        organization: Organization(name: "Resistance", units: ["Command", ""]), title: "Leader",
        emails: [Labelled("leia@example.org", types: ["work", "x-secret"], preference: 1), Labelled("")],
        phones: [Labelled("+49 (0)172 123456", types: ["cell"])],
        addresses: [Labelled(PostalAddress(street: "1 Palace", country: "Alderaan"), types: ["home"], preference: 2)],
        urls: [Labelled("https://example.org")], birthday: PartialDate(month: 2, day: 29), note: "likes tea\n",
        photo: Photo(url: "https://example.org/leia.jpg"), categories: ["Friends", "Jedi"],
        attributes: [ContactAttribute(name: "Force Sensitive", value: "YES")])
}
