import Models
import Testing

struct QuotingTests {
    @Test(arguments: [
        ("Leia", "\"Leia\""), ("", "\"\""),
        ("a\nkith: deleted everything\r\u{2028}", "\"a kith: deleted everything  \""),
        ("Wedge \"Red Two\"", "\"Wedge \"Red Two\"\""), ("tab\tstays", "\"tab\tstays\""),
    ])
    func `a text in quotes is one line`(text: String, quoted: String) {
        #expect(text.quoted == quoted)
    }

    @Test func `a long text is cut, and however much stands in one character, little is shown`() {
        #expect(String(repeating: "x", count: 80).excerpt() == String(repeating: "x", count: 80))
        #expect(String(repeating: "x", count: 81).excerpt() == String(repeating: "x", count: 80) + "…")
        #expect(String(repeating: "x", count: 100_000).quoted.count == 83)
        let marks = "e" + String(repeating: "\u{301}", count: 100_000)
        #expect(marks.quoted.unicodeScalars.count < 200)
        #expect("abc".excerpt(2) == "ab…")
    }
}
