import DetailFeature
import Doubles
import Models
import Testing

struct DetailContentTests {
    @Test func `all that is known is shown in order`() {
        let card = ContactCard(
            name: ContactName(given: ["Padmé"], family: ["Amidala"], nicknames: ["Pad", " ", "Her Highness"]),
            organization: Organization(name: "Galactic Senate", units: ["Naboo"]), title: "Senator",
            emails: [Labeled("padme@naboo", label: "work"), Labeled("p@home", types: ["home", "pref"])],
            phones: [Labeled("+1 555 0100", label: "cell")],
            addresses: [Labeled(PostalAddress(street: "1 Palace Road", locality: "Theed"), label: "home")],
            urls: [Labeled("https://naboo.example", label: nil)],
            birthday: PartialDate(year: 1963, month: 5, day: 5), note: " Line one\nline two\n",
            categories: ["Queens", "", "Senators"],
            attributes: [
                ContactAttribute(name: "Force Sensitive", value: "NO"),
                ContactAttribute(name: "Affiliation", value: "REPUBLIC"),
            ])
        let content = content(card)
        #expect(content.title == "Padmé Amidala")
        #expect(content.subtitle == "Senator, Galactic Senate, Naboo")
        #expect(
            content.fields == [
                DetailField(name: "Nickname", text: "Pad, Her Highness", label: nil, kind: .text),
                DetailField(name: "E-mail", text: "padme@naboo", label: "work", kind: .email),
                DetailField(name: "E-mail", text: "p@home", label: "home pref", kind: .email),
                DetailField(name: "Phone", text: "+1 555 0100", label: "cell", kind: .phone),
                DetailField(name: "Address", text: "1 Palace Road, Theed", label: "home", kind: .text),
                DetailField(name: "Web", text: "https://naboo.example", label: nil, kind: .url),
                DetailField(name: "Birthdate", text: "May 5, 1963", label: nil, kind: .text),
                DetailField(name: "Force Sensitive", text: "NO", label: nil, kind: .text),
                DetailField(name: "Affiliation", text: "REPUBLIC", label: nil, kind: .text),
                DetailField(name: "Categories", text: "Queens, Senators", label: nil, kind: .text),
                DetailField(name: "Note", text: "Line one\nline two", label: nil, kind: .text),
            ])
    }

    @Test func `what is blank is not shown`() {
        let card = ContactCard(
            name: ContactName(nicknames: ["", " "]), organization: Organization(name: " "), title: "",
            emails: [Labeled(" ")], addresses: [Labeled(PostalAddress())], note: "\n", categories: [""],
            attributes: [ContactAttribute(name: "Affiliation", value: " ")])
        let content = content(card)
        #expect(content.fields.isEmpty)
        #expect(content.subtitle == nil)
        #expect(content.title == "(no name)")
    }

    @Test(arguments: [
        (ContactName(given: ["Darth"], family: ["Vader"]), "Darth Vader"),
        (ContactName(given: ["Chewbacca"], family: [""]), "Chewbacca"),
        (
            ContactName(
                given: ["Leia", "Amidala"], family: ["Organa"], additional: ["S."], prefixes: ["Gen."],
                suffixes: ["MP"]),
            "Gen. Leia Amidala S. Organa MP"
        ),
        (ContactName(formatted: " The Emperor ", given: ["Sheev"], family: ["Palpatine"]), "The Emperor"),
        (ContactName(given: [" "], nicknames: ["Ani"]), "Ani"),
    ])
    func `the title is the name as it is composed`(name: ContactName, title: String) {
        #expect(content(ContactCard(name: name)).title == title)
    }

    @Test func `without a name, what else is known stands in`() {
        #expect(content(ContactCard(organization: Organization(name: "Black Sun"))).title == "Black Sun")
        #expect(content(ContactCard(emails: [Labeled("a@b")])).title == "a@b")
        #expect(content(ContactCard(phones: [Labeled("+1 555")])).title == "+1 555")
    }

    @Test(arguments: [
        (PartialDate(year: 1782, month: 11, day: 15), "Nov 15, 1782"), (PartialDate(year: 1963), "1963"),
        (PartialDate(year: 1963, month: 5), "May 1963"), (PartialDate(month: 2, day: 29), "Feb 29"),
    ])
    func `a birthday is shown as far as it is known`(birthday: PartialDate?, text: String) {
        #expect(
            content(ContactCard(birthday: birthday)).fields
                == [DetailField(name: "Birthdate", text: text, label: nil, kind: .text)])
    }

    private func content(_ card: ContactCard) -> DetailContent {
        let moment = Timestamp(milliseconds: 0)
        return DetailContent(
            Contact(id: .numbered(1), book: "home", card: card, created: moment, updated: moment))
    }
}
