import Models
import Testing
import VCard

struct VCardWriterTests {
    private func text(_ card: ContactCard) -> String {
        guard let id = ContactID("0123456789bc") else { return "" }
        let contact = Contact(
            id: id, book: "b", card: card, created: Timestamp(milliseconds: 0),
            updated: Timestamp(milliseconds: 1_700_000_000_000))
        return String(decoding: VCardWriter.card(of: contact), as: UTF8.self)
    }

    @Test func `a card has every field in vCard's form`() throws {
        let card = ContactCard(
            kind: .organization,
            name: ContactName(
                given: ["Leia"], family: ["Organa"], prefixes: ["Princess"], nicknames: ["Lelila", "a,b"]),
            organization: Organization(name: "Alderaan; Royal", units: ["Senate"]), title: "Senator",
            emails: [Labelled("leia@alderaan.example", types: ["home", "Her own"], preference: 1)],
            phones: [Labelled("+1 202 555 0107", label: "cell")],
            addresses: [Labelled(PostalAddress(street: "1 Palace Way", locality: "Aldera"), label: "home")],
            urls: [Labelled("https://senate.example/?a,b")], birthday: PartialDate(month: 5, day: 5),
            note: "one\ntwo, three", photo: Photo(url: "https://x.example/p.png"), categories: ["rebels"],
            attributes: [ContactAttribute(name: "Force Sensitive", value: "YES")])
        #expect(
            text(card)
                == """
                BEGIN:VCARD
                VERSION:4.0
                UID:0123456789bc
                KIND:org
                FN:Princess Leia Organa
                N:Organa;Leia;;Princess;
                NICKNAME:Lelila,a\\,b
                ORG:Alderaan\\; Royal;Senate
                TITLE:Senator
                EMAIL;TYPE=home,"Her own";PREF=1:leia@alderaan.example
                TEL;TYPE=cell:+1 202 555 0107
                ADR;TYPE=home:;;1 Palace Way;Aldera;;;
                URL:https://senate.example/?a,b
                BDAY:--0505
                PHOTO:https://x.example/p.png
                CATEGORIES:rebels
                NOTE:one\\ntwo\\, three
                X-KITH-ATTRIBUTE;LABEL="Force Sensitive":YES
                REV:20231114T221320Z
                END:VCARD

                """.replacingLineEnds())
    }

    @Test(arguments: [
        (PartialDate(year: 1963, month: 5, day: 5), "19630505"), (PartialDate(year: 1963, month: 5), "1963-05"),
        (PartialDate(year: 1963), "1963"), (PartialDate(month: 2, day: 29), "--0229"), (PartialDate(month: 2), "--02"),
        (PartialDate(day: 9), "---09"),
    ])
    func `dates have the forms of RFC 6350`(date: PartialDate?, form: String) throws {
        #expect(text(ContactCard(birthday: date)).contains("\r\nBDAY:\(form)\r\n"))
    }

    @Test func `no value can begin a line of its own`() {
        let hostile = "x\r\nTEL:+1999\u{0}\u{1B}\u{7F}\u{85}\u{9B}31m"
        let card = ContactCard(
            name: ContactName(given: [hostile]), emails: [Labelled(hostile, label: hostile)],
            urls: [Labelled(hostile)], attributes: [ContactAttribute(name: "\"\n:\(hostile)", value: hostile)])
        let lines = text(card).split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(!lines.contains { $0.hasPrefix("TEL") })
        let controls = text(card).unicodeScalars.filter { $0.properties.generalCategory == .control }
        #expect(controls.allSatisfy { $0 == "\r" || $0 == "\n" })
        #expect(lines.contains("URL:x%0D%0ATEL:+1999%00%1B%7F%C2%85%C2%9B31m"))
    }

    @Test func `overrides of direction are text and stay`() {
        #expect(text(ContactCard(note: "a\u{202E}b")).contains("\r\nNOTE:a\u{202E}b\r\n"))
    }

    @Test(arguments: [ContactCard(), ContactCard(name: ContactName(formatted: " \u{1B}\u{9B}"))])
    func `a card without a name says so, since each must have one`(card: ContactCard) {
        #expect(text(card).contains("\r\nFN:(no name)\r\n"))
    }

    @Test func `a card without a name is called by the best there is`() {
        #expect(text(ContactCard(emails: [Labelled("leia@a.example")])).contains("\r\nFN:leia@a.example\r\n"))
    }

    @Test func `lines are folded at 75 octets and never inside a character`() {
        let name = String(repeating: "山田👩‍👩‍👧é", count: 60)
        let bytes = Array(text(ContactCard(name: ContactName(formatted: name))).utf8)
        let lines = bytes.split(separator: 0x0A).map { $0.dropLast() }
        for line in lines {
            #expect(line.count <= 75)
            #expect(String(validating: line, as: UTF8.self) != nil)
        }
        let unfolded = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n ").joined()
        #expect(unfolded.contains("FN:\(name)\r\n"))
    }
}

extension String {
    fileprivate func replacingLineEnds() -> String {
        split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
}
