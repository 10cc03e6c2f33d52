import TerminalUI
import Testing

struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("Leia Organa", 11), ("山田太郎", 8), ("é", 1), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("🇬🇧", 2), ("🇬🇧🇩🇪", 4),
        ("❤️", 2), ("❤", 1), ("👍🏽", 2), ("☝🏽", 2), ("👍", 2), ("1️⃣", 2), ("محمد", 4), ("שלום", 4), ("ｱ", 1), ("Ａ", 2),
        ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("क्षि", 2), ("กำ", 2), ("हि", 2), ("का", 2), ("की", 2),
        ("தி", 2), ("हिन्दी", 4), ("रु", 1), ("…", 1), ("★", 1), ("│─┌", 3), ("\u{200D}", 0),
        ("a\u{200D}b", 2), ("\u{301}", 0), ("🏴‍☠️", 2), ("\u{1F1EC}", 1), ("⚠️", 2), ("⚠", 1), ("Z\u{335}\u{336}", 1),
    ])
    func `text takes the columns that terminals give it`(text: String, width: Int) {
        #expect(text.displayWidth == width)
        #expect(SafeText(text).displayWidth == width)
    }

    @Test func `the width of a text is the sum of its clusters`() {
        let text = "山e\u{301}👩‍👩‍👧🇬🇧 x"
        #expect(text.map(\.displayWidth) == [2, 1, 2, 2, 1, 1])
    }

    @Test func `control characters take no column by themselves`() {
        #expect("\u{1B}\u{7}\u{9B}\t\n".displayWidth == 0)
    }
}
