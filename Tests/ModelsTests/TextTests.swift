import Models
import SeededNumbers
import Testing

@Suite struct TextTests {
    @Test(arguments: [
        ("12 High St\u{85}Town", "12 High St\nTown"), ("a\u{B}b\u{C}c", "a\nb\nc"),
        ("a\r\nb\tc\u{2028}d", "a\r\nb\tc\u{2028}d"),
        ("\u{85}", "\n"), ("", ""), ("山田\u{1B}[31m", "山田\u{1B}[31m"),
    ]) func `rare line breaks become line feeds, and nothing else changes`(text: String, expected: String) {
        #expect(text.withLineFeeds == expected)
    }

    @Test(
        "folded texts compare as people read them",
        arguments: [
            ("", ""), ("Anna", "anna"), ("BJÖRN", "bjorn"), ("Bjo\u{308}rn", "bjorn"), ("Łukasz", "lukasz"),
            ("Straße", "strasse"), ("STRAẞE", "strasse"), ("Ærø", "aero"), ("Œuvre", "oeuvre"), ("Þór", "thor"),
            ("Đặng", "dang"), ("İstanbul", "istanbul"), ("Isı", "isi"), ("ſ", "s"), ("O’Brien", "o'brien"),
            ("\u{212B}ngström", "angstrom"), ("\u{200D}a\u{200B}\u{FEFF}b", "ab"), ("Νίκος", "νικοσ"),
            ("ЁЖ", "еж"), ("مُحَمَّد", "محمد"), ("山田", "山田"), ("한", "\u{1112}\u{1161}\u{11AB}"), ("a\u{20DD}", "a"),
            ("1️⃣", "1"), ("A-B c!", "a-b c!"), ("ＡＢ", "ａｂ"), ("a\0B", "a\0b"),
        ])
    func folding(text: String, folded: String) {
        #expect(Array(text.folded.utf8) == Array(folded.utf8), "\(text.folded)")
        #expect(text.folded.folded == text.folded)
    }

    /// A character that counts for nothing, and that no table holds, has the whole text normalized.
    @Test func `a text is folded alike with and without a table`() throws {
        var generator = SeededGenerator(seed: 5)
        let scalars = (1..<0x600 as Range<UInt32>).compactMap(Unicode.Scalar.init)
        func expectAlike(_ text: String) {
            let folded = Array(text.folded.utf8)
            #expect(folded == Array((text + "\u{200B}").folded.utf8), "\(text.debugDescription)")
        }
        for scalar in scalars { expectAlike(String(scalar)) }
        for _ in 0..<20_000 {
            let count = Int.random(in: 2...6, using: &generator)
            expectAlike(
                String(
                    String.UnicodeScalarView((0..<count).compactMap { _ in scalars.randomElement(using: &generator) })))
        }
    }

    @Test func `words consist of letters, marks and numbers`() throws {
        let kinds: Set<Unicode.GeneralCategory> = [
            .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark,
            .nonspacingMark, .decimalNumber, .letterNumber, .otherNumber, .otherSymbol,
        ]
        for scalar in (0..<0x3000 as Range<UInt32>).compactMap(Unicode.Scalar.init) {
            #expect(scalar.isWordScalar == kinds.contains(scalar.properties.generalCategory), "\(scalar.value)")
        }
    }

    @Test(
        "white space is trimmed at the ends only",
        arguments: [
            ("", ""), ("a", "a"), (" a b ", "a b"), ("\u{A0}\u{3000}a\u{2028}", "a"), (" \t\r\n", ""),
            ("\r\na\r\n", "a"),
            ("\0a\0", "\0a\0"), ("\u{85}x", "x"), ("\u{7F}", "\u{7F}"), ("\u{200B}a", "\u{200B}a"),
        ])
    func trimming(text: String, trimmed: String) {
        #expect(text.trimmed == trimmed)
        #expect(text.nonBlank == (trimmed.isEmpty ? nil : trimmed))
    }

    @Test(
        "a phone number has a national and an international form",
        arguments: [
            ("+49 (0)172 123456", ["49172123456", "0172123456"]), ("+49 172 123456", ["49172123456", "0172123456"]),
            ("0049 172 123456", ["49172123456", "0172123456"]), ("+49 0172 123456", ["49172123456", "0172123456"]),
            ("0172/123456", ["0172123456"]), ("(0172) 123-456", ["0172123456"]),
            (
                "+1 (415) 555-0100",
                ["14155550100", "04155550100"]
            ), ("tel:+41-44-123", ["4144123", "044123"]), ("+7 912", ["7912", "0912"]),
            ("+353 1 234", ["3531234", "01234"]), ("+39 06 1234", ["39061234", "061234"]),
            ("+39 (0)6 1234", ["3961234", "061234"]), ("+225 07 08", ["2250708", "0708"]), ("110", ["110"]),
            ("12", ["12"]), ("", []), ("call me", []), ("+", []), ("٠١٧٢", ["0172"]), ("＋４９ 172", ["49172", "0172"]),
            ("+49", ["49"]), ("00", ["00"]), ("000", ["0"]), ("+123", ["123"]), ("²³", []),
            ("0172 12 ext 5", ["0172125"]),
        ])
    func phoneDigits(number: String, forms: [String]) {
        #expect(PhoneDigits.forms(of: number) == forms)
    }

    @Test(
        "a sort key has what orders names and nothing else",
        arguments: [
            ("Leia Organa", "leia organa"), ("  Leia   ORGANA ", "leia organa"), ("Jean-Luc", "jean luc"),
            ("O'Brien", "obrien"), ("Émile", "emile"), ("(Dr.) X", "dr x"), ("- x -", "x"), ("山田", "山田"),
            ("Anna\u{A0}B", "anna b"), ("!?", "\u{10FFFD}!?"), ("", "\u{10FFFD}"), ("🎉", "🎉"),
        ])
    func sortKeys(name: String, key: String) {
        #expect(SortKey.name(ContactCard(name: ContactName(formatted: name))) == key)
    }

    @Test func `the family's key begins with the family where there is one`() {
        func key(_ name: ContactName) -> String { SortKey.family(ContactCard(name: name)) }
        let leia = ContactName(given: ["Leia", "A."], family: ["Organa", "Solo"], additional: ["Amidala"])
        #expect(key(leia) == "organa solo leia a amidala")
        #expect(key(ContactName(given: ["Chewbacca"])) == "chewbacca")
        #expect(key(ContactName(formatted: "R2-D2", family: [" "])) == "r2 d2")
    }
}
