import EditFeature
import Models
import Testing

struct ContactDraftTests {
    private let full = ContactContent(
        card: ContactCard(
            kind: .individual,
            name: ContactName(
                formatted: "Leia!", given: ["Leia", "Mary"], family: ["Organa"], additional: ["A"], prefixes: ["Dr."],
                suffixes: ["Jr."], nicknames: ["Princess", "General"]),
            organization: Organization(name: "Rebels; Inc", units: ["Fleet\\1"]), title: "General\nof all",
            emails: [Labeled("l@x", types: ["home", "pref"], preference: 1), Labeled("l@x", label: "work")],
            phones: [Labeled(" +1 555 ", types: ["cell"], preference: 7)],
            addresses: [
                Labeled(PostalAddress(street: "1 A; B"), label: "home"),
                Labeled(PostalAddress(extended: " x", street: "S", locality: "Aldera", country: "A")),
            ],
            urls: [Labeled("https://x")], birthday: PartialDate(month: 2, day: 29), note: "a\n\n b\u{1F600}",
            photo: Photo(url: "https://x/p"), categories: ["a,b"],
            attributes: [ContactAttribute(name: "Force", value: "YES")]),
        isFavorite: true)

    @Test func `a draft written whole over its own contact changes nothing`() {
        var content = full
        ContactDraft(full).write(Set(ContactField.allCases), to: &content)
        #expect(content == full)
    }

    @Test func `a draft written over nothing makes the contact, but for what a draft does not show`() {
        var content = ContactContent(card: ContactCard(), isFavorite: false)
        ContactDraft(full).write(Set(ContactField.allCases), to: &content)
        var expected = full
        expected.card.emails = [Labeled("l@x", label: "home pref"), Labeled("l@x", label: "work")]
        expected.card.phones = [Labeled("+1 555", label: "cell")]
        #expect(content == expected)
    }

    @Test func `a value keeps what is not shown of it, wherever it is moved, relabeled or typed over`() {
        var content = full
        var draft = ContactDraft(full)
        draft[.email] = [
            ContactDraft.Value("l@x", label: "work"), ContactDraft.Value("l@x", label: "new"),
            ContactDraft.Value(" "),
        ]
        draft[.phone][0].text = "+1 556"
        draft.write(draft.changes(from: ContactDraft(full)), to: &content)
        #expect(
            content.card.emails == [Labeled("l@x", label: "work"), Labeled("l@x", types: ["new"], preference: 1)])
        #expect(content.card.phones == [Labeled("+1 556", types: ["cell"], preference: 7)])
    }

    @Test func `fields that are not written stay, whatever the draft says`() {
        var content = full
        ContactDraft().write([.title], to: &content)
        #expect(content.changes(from: full) == [.title])
        #expect(content.card.title == nil)
    }

    @Test(arguments: [
        ("1 Main St", PostalAddress(street: "1 Main St")),
        ("1 Main St; Theed; Naboo", PostalAddress(street: "1 Main St", locality: "Theed", region: "Naboo")),
        (
            "; ; 1 A\\; B; Theed; ; 0815; Naboo",
            PostalAddress(street: "1 A; B", locality: "Theed", postalCode: "0815", country: "Naboo")
        ),
        (
            "a;b;c;d;e;f;g;h",
            PostalAddress(
                postOfficeBox: "a", extended: "b", street: "c", locality: "d", region: "e", postalCode: "f",
                country: "g;h")
        ),
        ("back\\", PostalAddress(street: "back\\")),
    ])
    func `an address is typed as a street, or as its parts`(text: String, address: PostalAddress) {
        #expect(PostalAddress(editText: text) == address)
        #expect(PostalAddress(editText: address.editText) == address)
    }

    @Test(arguments: ["", ";", "\\", " a", "a; b", "\n", "a\\;b", ";;", "é;\u{301}"])
    func `any part comes back as it was`(part: String) {
        let organization = Organization(name: part, units: ["u", part])
        #expect(Organization(editText: organization.editText) == organization)
        let address = PostalAddress(postOfficeBox: part, street: part, country: part)
        #expect(PostalAddress(editText: address.editText) == address)
    }

    /// Without a look-up, this would take as many comparisons as the square of the values.
    @Test func `tens of thousands of values keep what a draft does not show, in whatever order they are typed`() {
        var content = ContactContent(card: ContactCard(), isFavorite: false)
        content.card.emails = (1...20_000).map { (number: Int) in
            Labeled("a\(number)@x.example", types: ["home", "pref\(number)"], preference: number)
        }
        let before = content.card.emails
        var draft = ContactDraft(content)
        draft[.email].reverse()
        draft.write([.email], to: &content)
        #expect(content.card.emails == before.reversed())
        draft[.email] = draft[.email].map { ContactDraft.Value($0.text, label: "work") }
        draft.write([.email], to: &content)
        #expect(
            content.card.emails
                == before.reversed().map { Labeled($0.value, types: ["work"], preference: $0.preference) })
        draft[.email] = draft[.email].map { ContactDraft.Value("b" + $0.text, label: "work") }
        draft.write([.email], to: &content)
        #expect(content.card.emails.map(\.preference) == before.reversed().map(\.preference))
    }
}
