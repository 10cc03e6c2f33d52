import Models
import Testing

struct VisibilityTests {
    @Test(arguments: [
        ("a", true), (" 山 ", true), ("\u{301}", true), ("", false), (" \t\u{A0}", false), ("\u{200B}\u{202E}", false),
        ("\u{3164}", false), ("\u{2800}", false),
    ])
    func `a text is visible when something of it can be seen`(text: String, isVisible: Bool) {
        #expect(text.isVisible == isVisible)
    }
}
