import Models
import ScreenFixtures
import TUI
import TerminalImages
import TerminalUI
import Testing

/// What the terminal says of itself, and who has its mouse.
@MainActor
struct TerminalAnswersTests {
    private let white = TerminalInput.answer(.color(code: 11, red: 255, green: 255, blue: 255))
    private let black = TerminalInput.answer(.color(code: 11, red: 0, green: 0, blue: 0))

    @Test func `the colors follow what the terminal says of its background, whenever that comes`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        let dark = fixture.frame()
        _ = fixture.presenter.handle(black)
        #expect(fixture.frame() == dark)
        _ = fixture.presenter.handle(white)
        let light = fixture.frame()
        #expect(light != dark)
        #expect(light.lines == dark.lines)
        _ = fixture.presenter.handle(.answer(.color(code: 10, red: 0, green: 0, blue: 0)))
        #expect(fixture.frame() == light)
        _ = fixture.presenter.handle(black)
        #expect(fixture.frame() == dark)
    }

    @Test func `an answer changes nothing that a person is about`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("/le")
        _ = fixture.presenter.handle(white)
        #expect(fixture.text().contains("/ le"))
        fixture.press("i")
        #expect(fixture.text().contains("/ lei"))
    }

    @Test(arguments: [("xterm-256color", true), ("linux", false), ("dumb", false)])
    func `the background is asked for in the one batch that ends in DA1, where that may be asked`(
        name: String, isAsked: Bool
    ) {
        let terminal = ImageTerminal(environment: ["TERM": name], colors: .rgb)
        let bytes = TerminalQuestions.bytes(for: terminal, asksForBackground: true)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("\u{1B}]11;?\u{1B}\\") == isAsked)
        #expect(text.contains("\u{1B}[?u") == isAsked)
        #expect(text.isEmpty || text.hasSuffix("\u{1B}[c"))
        let without = TerminalQuestions.bytes(for: terminal, asksForBackground: false)
        #expect(!String(decoding: without, as: UTF8.self).contains("\u{1B}]11"))
    }

    @Test(arguments: ["", "/", "?", "n", ":"])
    func `F2 gives the mouse to the terminal and takes it again, wherever one is`(keys: String) async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press(keys)
        #expect(fixture.presenter.handle(.key(KeyEvent(.function(2)))) == .mouse(isOn: false))
        // What lies over the whole screen hides the line that says so.
        if keys != "?", keys != ":" { #expect(fixture.text().contains("Mouse off: the terminal selects text")) }
        #expect(fixture.presenter.handle(.key(KeyEvent(.function(2)))) == .mouse(isOn: true))
        #expect(fixture.presenter.handle(.key(KeyEvent(.down))) == nil)
    }

    @Test func `the palette switches the mouse too, and stops the app`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press(":mouse")
        #expect(fixture.presenter.handle(.key(KeyEvent(.enter))) == .mouse(isOn: false))
        fixture.press(":suspend")
        #expect(fixture.presenter.handle(.key(KeyEvent(.enter))) == .suspend)
    }

    @Test func `help says how to select text`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("?")
        _ = fixture.frame()
        fixture.press("G")
        #expect(fixture.text().contains("Hold Shift to select"))
        #expect(fixture.text(rows: 60).contains("F2"))
    }
}
