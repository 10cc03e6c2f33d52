import TerminalUI
import Testing

@testable import CommandLineStreams

@MainActor
struct TextTests {
    @Test(arguments: [
        ("plain", "plain"), ("a\tb\nc\\d\r", "a\\tb\\nc\\\\d\\r"), ("\u{1B}[31mred\u{9B}", "\u{FFFD}[31mred\u{FFFD}"),
        ("山田\u{202E}x", "山田x"), ("a\u{200B}b\u{61C}c\u{206A}d\u{FFF9}e\u{E0061}f", "abcdef"),
        ("علی\u{200C}رضا", "علی\u{200C}رضا"), ("👨\u{200D}👩", "👨\u{200D}👩"), ("é e\u{301}", "é e\u{301}"),
        ("علی\u{200C}رضا", "علی\u{200C}رضا"), ("ന്\u{200D}", "ന്\u{200D}"),
        ("❤\u{FE0F}\t🏴\u{E0067}", "❤\u{FE0F}\\t🏴\u{E0067}"),
    ])
    func `a field stays on its line and cannot steer a terminal`(field: String, written: String) {
        #expect(TabSeparated.escaped(field).unicodeScalars.elementsEqual(written.unicodeScalars))
    }

    @Test func `a field for mail clients has blanks for escapes, and joiners`() {
        #expect(TabSeparated.unescaped("a\tb\nc\\d\u{202E}\u{1B}x") == "a b c\\d\u{FFFD}x")
        #expect(TabSeparated.unescaped("علی\u{200C}رضا").unicodeScalars.elementsEqual("علی\u{200C}رضا".unicodeScalars))
    }

    @Test func `a table fits the terminal: the widest column gives way, then the last ones go`() {
        #expect(TextTable.fitted([10, 20, 10], to: 80) == [10, 20, 10])
        #expect(TextTable.fitted([10, 40, 10], to: 50) == [10, 26, 10])
        #expect(TextTable.fitted([12, 12, 12], to: 30) == [12, 12, 0])
        #expect(TextTable.fitted([12, 12, 12], to: 5) == [5, 0, 0])
        #expect(TextTable.fitted([12, 0, 12], to: 1) == [1, 0, 0])
    }
}
