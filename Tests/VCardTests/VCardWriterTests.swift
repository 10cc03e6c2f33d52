import Models
import Testing
import VCard

struct VCardWriterTests {
    private func text(_ card: ContactCard) -> String {
        String(decoding: VCardWriter.card(of: contact(card)), as: UTF8.self)
    }

    private func text(_ card: ContactCard, photo: (String) throws -> PhotoData?) rethrows -> String {
        String(decoding: try VCardWriter.card(of: contact(card), photo: photo), as: UTF8.self)
    }

    private func contact(_ card: ContactCard) -> Contact {
        var generator = SystemRandomNumberGenerator()
        return Contact(
            id: ContactID("0123456789bc") ?? ContactID(from: &generator), book: "b", card: card,
            created: Timestamp(milliseconds: 0), updated: Timestamp(milliseconds: 1_700_000_000_000))
    }

    @Test func `a card has every field in vCard's form`() throws {
        let card = ContactCard(
            kind: .organization,
            name: ContactName(
                given: ["Leia"], family: ["Organa"], prefixes: ["Princess"], nicknames: ["Lelila", "a,b"]),
            organization: Organization(name: "Alderaan; Royal", units: ["Senate"]), title: "Senator",
            emails: [Labeled("leia@alderaan.example", types: ["home", "Her own"], preference: 1)],
            phones: [Labeled("+1 202 555 0107", label: "cell")],
            addresses: [Labeled(PostalAddress(street: "1 Palace Way", locality: "Aldera"), label: "home")],
            urls: [Labeled("https://senate.example/?a,b")], birthday: PartialDate(month: 5, day: 5),
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

    /// RFC 4648 section 10, and all bytes there are.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"), ("\u{0}\u{10}\u{3FF}~?", "ABDPv34/"),
    ])
    func `a photo of the store's stands in the card`(content: String, base64: String) {
        let data = PhotoData(Array(content.utf8), format: .jpeg)
        let card = text(ContactCard(photo: data.photo)) { $0 == data.name ? data : nil }
        #expect(card.contains("\r\nPHOTO:data:image/jpeg;base64,\(base64)\r\n"))
    }

    @Test func `a large photo is folded like any other line, and a photo elsewhere stays an address`() {
        let data = PhotoData((0..<3_000).map { UInt8(truncatingIfNeeded: $0) }, format: .png)
        let lines = text(ContactCard(photo: data.photo), photo: { _ in data }).split(separator: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        let start = lines.firstIndex { $0.hasPrefix("PHOTO:data:image/png;base64,AAEC") } ?? 0
        #expect(lines[(start + 1)...].prefix { $0.hasPrefix(" ") }.count == 54)
        let elsewhere = Photo(url: "https://x.example/p.png")
        #expect(
            text(ContactCard(photo: elsewhere), photo: { _ in data }).contains("\r\nPHOTO:https://x.example/p.png\r\n"))
    }

    @Test func `a photo whose bytes nobody has is left out, and what goes wrong is thrown`() {
        struct Fault: Error {}
        let photo = PhotoData([1], format: .png).photo
        #expect(!text(ContactCard(photo: photo)).contains("PHOTO"))
        #expect(throws: Fault.self) { try text(ContactCard(photo: photo)) { _ in throw Fault() } }
    }

    @Test func `no value can begin a line of its own`() {
        let hostile = "x\r\nTEL:+1999\u{0}\u{1B}\u{7F}\u{85}\u{9B}31m"
        let card = ContactCard(
            name: ContactName(given: [hostile]), emails: [Labeled(hostile, label: hostile)],
            urls: [Labeled(hostile)], attributes: [ContactAttribute(name: "\"\n:\(hostile)", value: hostile)])
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
        #expect(text(ContactCard(emails: [Labeled("leia@a.example")])).contains("\r\nFN:leia@a.example\r\n"))
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
