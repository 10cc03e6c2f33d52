import TerminalUI
import Testing

struct FittingTests {
    @Test(arguments: [
        ("Leia Organa", 11, "Leia Organa"), ("Leia Organa", 6, "Leia …"), ("Leia", 1, "…"), ("Leia", 0, ""),
        ("Leia", -3, ""),
        ("山田太郎", 8, "山田太郎"), ("山田太郎", 7, "山田太…"), ("山田太郎", 6, "山田…"), ("山田", 2, "…"),
        ("a👩‍👩‍👧b", 3, "a…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
    func `text is cut between clusters and ends in an ellipsis`(text: String, width: Int, cut: String) {
        let result = SafeText(text).truncated(toWidth: width)
        #expect(result.string == cut)
        #expect(result.displayWidth <= max(0, width))
    }

    @Test(arguments: [
        "Leia", "山田太郎", "e\u{301}e\u{301}", "👩‍👩‍👧 family", String(repeating: "\u{200B}", count: 5_000) + "hidden",
        String(repeating: "long ", count: 2_000), String(repeating: "山", count: 10_000),
    ])
    func `the beginning of a text looks in its place as the whole text does`(text: String) {
        for width in [0, 1, 2, 7, 40] {
            let whole = SafeText(text).truncated(toWidth: width)
            #expect(SafeText(text, columns: width).truncated(toWidth: width) == whole)
            #expect(StyledText(text).truncated(toWidth: width) == StyledText(whole))
        }
        #expect(SafeText(text, columns: 40).string.unicodeScalars.count <= 600)
    }

    @Test func `padding counts columns`() {
        #expect(SafeText("山").padded(toWidth: 4).string == "山  ")
        #expect(SafeText("ab").padded(toWidth: 5, alignment: .trailing).string == "   ab")
        #expect(SafeText("ab").padded(toWidth: 5, alignment: .center).string == " ab  ")
        #expect(SafeText("abc").padded(toWidth: 2).string == "abc")
        #expect(SafeText("山田").fitted(toWidth: 4).displayWidth == 4)
        #expect(SafeText("山田").fitted(toWidth: 3).string == "山…")
        #expect(SafeText("山山").fitted(toWidth: 2).string == "… ")
    }

    @Test(arguments: [
        ("the force is strong", 9, ["the force", "is strong"]), ("the force  is", 5, ["the", "force", "is"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]), ("a abcdefgh", 3, ["a", "abc", "def", "gh"]), ("", 5, [""]),
        ("a\n\nb", 5, ["a", "", "b"]), ("山田太郎", 5, ["山田", "太郎"]), ("山田", 1, ["山", "田"]), ("  x", 5, ["  x"]),
        ("exact fit", 5, ["exact", "fit"]), ("a b c d e f", 3, ["a b", "c d", "e f"]), ("word ", 4, ["word"]),
    ])
    func `text wraps at blanks`(text: String, width: Int, lines: [String]) {
        #expect(SafeText(text, lineBreaks: .kept).wrapped(toWidth: width).map(\.string) == lines)
    }

    @Test func `wrapping survives every width and loses no letter`() {
        let text = SafeText("Prefers 山田太郎 messages 👩‍👩‍👧 after e\u{301}18:00.\nSecond   line", lineBreaks: .kept)
        let letters = text.string.filter { !$0.isWhitespace }
        for width in 1...60 {
            let lines = text.wrapped(toWidth: width)
            #expect(lines.map(\.string).joined().filter { !$0.isWhitespace } == letters)
            #expect(lines.allSatisfy { $0.displayWidth <= max(2, width) })
        }
        #expect(text.wrapped(toWidth: 0).isEmpty)
    }
}
