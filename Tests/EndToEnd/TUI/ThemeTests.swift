import Processes
import Testing

/// Colors and mouse as a terminal has them.
@Suite(.serialized, .waiting)
struct ThemeTests {
    /// The SGR number of a theme's color for stars is on the screen, and the other theme's is not.
    private static func hasColor(_ number: Int, _ tmux: Tmux) throws -> Bool {
        let screen = try tmux.command("capture-pane -p -e")
        return screen.contains("\u{1B}[\(number)m") && !screen.contains("\u{1B}[\(68 - number)m")
    }

    private func favorite(_ tmux: Tmux, _ variables: String = "") async throws {
        try await tmux.wait(for: "ready>")
        try tmux.type("clear; \(variables) '\(try BuiltProgram.kithTUI.path())'")
        try tmux.press("Enter")
        try await tmux.wait(for: "Supreme Leader Snoke")
        try tmux.type("f")
        try await tmux.wait(for: "★")
    }

    @Test(arguments: [("#ffffff", 35), ("#1e1e2e", 33)])
    func `a terminal that says what its background is gets colors for it`(background: String, color: Int) async throws {
        let tmux = try Tmux()
        try tmux.command("set-option -g window-style 'bg=\(background)'")
        try await favorite(tmux, "COLORFGBG=")
        try await tmux.wait(until: { _ in try Self.hasColor(color, tmux) }, "star of color \(color)")
        // Nothing of the answer was taken for keys.
        #expect(try tmux.screen().first?.contains("Kith ─ contacts") == true)
    }

    @Test(arguments: [("light", 35), ("dark", 33)])
    func `the setting counts more than the terminal`(theme: String, color: Int) async throws {
        let tmux = try Tmux()
        _ = try tmux.home.write(Array("[tui]\n\ttheme = \(theme)\n\tmouse = no\n".utf8), as: "config")
        try tmux.command("set-option -g window-style 'bg=\(theme == "light" ? "#000000" : "#ffffff")'")
        try await favorite(tmux)
        #expect(try Self.hasColor(color, tmux))
        #expect(try tmux.fact("mouse_any_flag") == "0")
    }

    @Test func `F2 leaves the mouse to the terminal and takes it again, and what is left behind is undone`()
        async throws
    {
        let tmux = try Tmux()
        try await tmux.start()
        try await tmux.wait(for: "Supreme Leader Snoke")
        #expect(try tmux.fact("mouse_any_flag") == "1")
        try tmux.press("F2")
        try await tmux.wait(for: "Mouse off: the terminal selects text")
        #expect(try tmux.fact("mouse_any_flag") == "0")
        try tmux.press("C-z")
        try await tmux.waitForShell()
        try tmux.type("fg")
        try tmux.press("Enter")
        try await tmux.wait(for: "Supreme Leader Snoke")
        #expect(try tmux.fact("mouse_any_flag") == "0")
        try tmux.press("F2")
        try await tmux.wait(for: "Mouse on")
        #expect(try tmux.fact("mouse_any_flag") == "1")
        try tmux.type("q")
        try await tmux.waitForShell()
        #expect(try tmux.fact("mouse_any_flag") == "0")
    }

    @Test(arguments: ["theme = pink", "mouse = perhaps", "refresh = often"])
    func `a setting that means nothing is told before the terminal is touched`(line: String) async throws {
        let tmux = try Tmux()
        _ = try tmux.home.write(Array("[tui]\n\(line)\n".utf8), as: "config")
        try await tmux.wait(for: "ready>")
        let answer = try await tmux.answer(to: "clear; '\(try BuiltProgram.kithTUI.path())'")
        #expect(answer.contains("status=78"))
        #expect(answer.contains("config:2"))
        #expect(try tmux.fact("alternate_on") == "0")
    }
}
