import TerminalUI
import Testing

struct SafeTextTests {
    @Test(arguments: [
        ("\u{1B}]0;x\u{7}", "�]0;x�"), ("a\u{9B}31m", "a�31m"), ("\u{7F}\u{0}", "��"), ("a\tb\nc\r\nd", "a b c d"),
        ("\u{202E}evil\u{202C}", "evil"), ("\u{2066}x\u{2069}\u{200F}\u{61C}", "x"), ("x\u{E0067}\u{E007F}", "x"),
        ("👩‍👩‍👧", "👩‍👩‍👧"), ("e\u{301}", "e\u{301}"), ("so\u{AD}ft\u{FEFF}", "soft"), ("a\u{2028}b", "a b"),
    ])
    func `what could command the terminal is shown or dropped, never sent`(raw: String, safe: String) {
        #expect(Array(SafeText(raw).string.unicodeScalars) == Array(safe.unicodeScalars))
    }

    @Test func `no scalar below U+3000 lets a control character through`() {
        for value in UInt32(0)..<0x3000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let safe = SafeText("a\(Character(scalar))b", lineBreaks: .replaced).string
            #expect(safe.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        }
    }

    @Test func `line ends and tabs become what the place asks for`() {
        #expect(SafeText("a\r\nb\tc", lineBreaks: .replaced).string == "a�b�c")
        #expect(SafeText("a\r\nb\tc\rd", lineBreaks: .kept).string == "a\nb c\nd")
    }

    @Test func `marks beyond eight on a letter are dropped`() {
        let tower = SafeText("z" + String(repeating: "\u{335}", count: 10_000))
        #expect(tower.string.unicodeScalars.count == 9)
    }

    @Test func `spacing marks beyond eight on a letter are dropped too`() {
        let tower = SafeText("क" + String(repeating: "\u{93F}", count: 10_000) + "ख")
        #expect(tower.string.unicodeScalars.count == 10)
    }

    @Test(arguments: ["👩‍👩‍👧", "👩🏽‍🚀", "🏴‍☠️", "👁️‍🗨️", "❤️‍🔥", "🧑🏻‍❤️‍💋‍🧑🏿", "x👩‍👧y"])
    func `a joiner between emoji stays`(text: String) {
        #expect(Array(SafeText(text).string.unicodeScalars) == Array(text.unicodeScalars))
        #expect(SafeText(text, columns: 40).string == text)
    }

    @Test(arguments: [
        ("a\u{200D}b", "ab"), ("\u{200D}", ""), ("ab\u{200D}", "ab"), ("می\u{200C}خواهم", "میخواهم"),
        ("👩\u{200D}x", "👩x"), ("x\u{200D}👩", "x👩"), ("1\u{200D}2", "12"), ("👩\u{200D}\u{200D}👧", "👩👧"),
        ("🇬🇧\u{200D}👩", "🇬🇧👩"), ("👩\u{200D}\u{FE0F}👧", "👩\u{FE0F}👧"), ("👩\u{200D}", "👩"), ("क्\u{200D}ष", "क्ष"),
    ])
    func `a joiner that joins no emoji goes`(raw: String, safe: String) {
        #expect(Array(SafeText(raw).string.unicodeScalars) == Array(safe.unicodeScalars))
    }

    @Test func `right to left text is isolated on a printed line`() {
        #expect(SafeText("محمد").isolated == "\u{2068}محمد\u{2069}")
        #expect(SafeText("שלום").containsRightToLeft)
        #expect(SafeText("Björn").isolated == "Björn")
    }
}
