import Models
import SeededNumbers
import Testing

@Suite struct ContactTests {
    static let sample = ContactCard(
        name: ContactName(formatted: "Leia", given: ["Leia"], family: ["Organa"]),
        organization: Organization(name: "Resistance", units: ["Command"]), title: "General",
        emails: [Labeled("leia@example.org", types: ["work"], preference: 1)],
        phones: [Labeled("+49 172", types: ["cell"])],
        addresses: [Labeled(PostalAddress(street: "1 Palace", country: "Alderaan"), types: ["home"])],
        urls: [Labeled("https://example.org")], birthday: PartialDate(month: 2, day: 29), note: "tea",
        photo: Photo(url: "https://example.org/leia.jpg"), categories: ["Jedi"],
        attributes: [ContactAttribute(name: "Force Sensitive", value: "YES")])

    static let changes: [@Sendable (inout ContactCard) -> Void] = [
        { $0.kind = .thing }, { $0.name.formatted = nil }, { $0.name.formatted = "" }, { $0.name.given = [] },
        { $0.name.given = ["Le", "ia"] }, { $0.name.family = ["Solo"] }, { $0.name.additional = ["A"] },
        { $0.name.prefixes = ["A"] }, { $0.name.suffixes = ["A"] }, { $0.name.nicknames = ["A"] },
        { $0.organization = nil }, { $0.organization?.name = "" }, { $0.organization?.units = [] }, { $0.title = nil },
        { $0.title = "general" }, { $0.emails = [] }, { $0.emails[0].value = "" }, { $0.emails[0].types = [] },
        { $0.emails[0].preference = nil }, { $0.emails[0].preference = 2 }, { $0.emails.append(Labeled("")) },
        { $0.phones[0].value = "+49172" }, { ($0.phones, $0.urls) = ($0.urls, $0.phones) },
        { $0.addresses[0].value.street = "" }, { $0.addresses[0].value.extended = "1" }, { $0.addresses = [] },
        { $0.urls[0].types = ["home"] }, { $0.birthday = PartialDate(month: 2) }, { $0.birthday = nil },
        { $0.note = nil }, { $0.note = "te\u{301}a" }, { $0.photo = nil }, { $0.photo?.url += "?" },
        { $0.categories = [] }, { $0.categories = ["Je", "di"] }, { $0.attributes[0].name = "Force" },
        { $0.attributes[0].value = "NO" }, { $0.attributes.append(ContactAttribute(name: "", value: "")) },
        { $0.emails = [Labeled("a", preference: 2), Labeled("b")] },
        { $0.emails = [Labeled("a"), Labeled("1", types: ["b"])] },
    ]

    @Test func `any change changes the fingerprint, and no two the same way`() {
        var seen = [Self.sample.fingerprint]
        for (number, change) in Self.changes.enumerated() {
            var card = Self.sample
            change(&card)
            #expect(!seen.contains(card.fingerprint), "change \(number)")
            seen.append(card.fingerprint)
        }
    }

    @Test func `the fingerprint is the same in every run, on every machine and in every version`() {
        #expect(ContactCard().fingerprint == 12_027_862_331_099_351_311)
        #expect(Self.sample.fingerprint == 8_696_174_942_899_814_988)
    }

    @Test func `an identifier has twelve characters of its alphabet`() {
        #expect(ContactID("0123456789bc")?.text == "0123456789bc")
        for text in ["", "0123456789b", "0123456789bcd", "0123456789ba", "0123456789BC", "0123456789b ", "0123456789é"]
        {
            #expect(ContactID(text) == nil, "\(text)")
        }
        #expect(ContactID.canBePrefix("0"))
        #expect(ContactID.canBePrefix("vwxz"))
        for text in ["", "leia", "sky", "0123456789bcd", "b-d", "é"] {
            #expect(!ContactID.canBePrefix(text), "\(text)")
        }
    }

    @Test func `identifiers that are made are valid, different and told by the generator`() {
        var generator = SeededGenerator(seed: 1)
        let ids = (0..<1000).map { _ in ContactID(from: &generator) }
        #expect(Set(ids).count == 1000)
        #expect(ids.allSatisfy { ContactID($0.text) == $0 })
        var again = SeededGenerator(seed: 1)
        #expect(ContactID(from: &again) == ids[0])
        #expect(Set("0123456789bcdfghjklmnpqrstvwxz").isSubset(of: Set(ids.map(\.text).joined())))
        #expect(ContactIDGenerator.random() != ContactIDGenerator.random())
    }

    @Test func `the name shown is the best there is`() {
        var card = ContactCard()
        #expect(card.displayName == "")
        card.phones = [Labeled("110")]
        #expect(card.displayName == "110")
        card.emails = [Labeled(" "), Labeled("b@c", preference: 50), Labeled("a@b", preference: 1)]
        #expect(card.displayName == "a@b")
        card.organization = Organization(name: "Rebels")
        #expect(card.displayName == "Rebels")
        card.name.nicknames = ["Princess"]
        #expect(card.displayName == "Princess")
        card.name.family = [" Organa ", ""]
        #expect(card.displayName == "Organa")
        card.name.given = ["Leia"]
        card.name.prefixes = ["General"]
        card.name.suffixes = ["III"]
        card.name.additional = ["A."]
        #expect(card.displayName == "General Leia A. Organa III")
        card.name.formatted = " \n"
        #expect(card.displayName == "General Leia A. Organa III")
        card.name.formatted = " The General "
        #expect(card.displayName == "The General")
    }

    @Test func `the subtitle tells people of one name apart`() {
        var card = ContactCard()
        #expect(card.subtitle == nil)
        card.phones = [Labeled("110")]
        #expect(card.subtitle == "110")
        card.emails = [Labeled("a@b")]
        #expect(card.subtitle == "a@b")
        card.attributes = [
            ContactAttribute(name: "Affiliation", value: "JEDI"),
            ContactAttribute(name: "Force Sensitive", value: "YES"),
        ]
        #expect(card.subtitle == "JEDI")
        card.organization = Organization(name: "Resistance", units: [" ", "Command"])
        #expect(card.subtitle == "Resistance, Command")
        card.title = "General"
        #expect(card.subtitle == "General, Resistance, Command")
        card.organization = nil
        card.title = " "
        #expect(card.subtitle == "JEDI")
    }

    @Test func `the value preferred most comes first, of equals the first`() {
        #expect([Labeled<String>]().preferred == nil)
        #expect([Labeled("a"), Labeled("b")].preferred?.value == "a")
        #expect([Labeled("a"), Labeled("b", preference: 100)].preferred?.value == "b")
        #expect([Labeled("a", preference: 2), Labeled("b", preference: 2)].preferred?.value == "a")
    }

    @Test func `an unknown kind is kept and a blank one is an individual`() {
        #expect(ContactKind(" Org ") == .organization)
        #expect(ContactKind("Robot").text == "robot")
        #expect(ContactKind(" ") == .individual)
    }

    @Test func `an address on one line leaves out what is absent`() {
        #expect(PostalAddress().displayText == "")
        let address = PostalAddress(street: "1 Palace", locality: "Aldera", postalCode: "123", country: "Alderaan")
        #expect(address.displayText == "1 Palace, 123 Aldera, Alderaan")
        #expect(address.components == ["", "", "1 Palace", "Aldera", "", "123", "Alderaan"])
    }
}
