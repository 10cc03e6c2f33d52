import TerminalUI
import Testing

@testable import CommandLineFormats

struct ShownNameTests {
    @Test(arguments: ["", " ", "\u{200B}", "\u{202E}\u{AD}", "\u{2800}", "\u{3164}"])
    func `a contact whose name cannot be seen is shown as one without a name`(name: String) {
        #expect(SafeText(shownName: name) == "(no name)")
        #expect(SafeText(shownName: "Leia\(name)").string.hasPrefix("Leia"))
    }
}
