import Glibc
import Processes
import Testing

/// Every way out gives the terminal back as it was.
@Suite(.serialized, .waiting)
struct WayOutTests {
    @Test(arguments: [("q", "q", 0), ("Escape", "Escape", 0), ("Ctrl-C", "C-c", 130)])
    func `a key that quits`(name: String, key: String, status: Int) async throws {
        let tmux = try Tmux()
        let before = try await settings(tmux)
        try await open(tmux)
        try tmux.press(key)
        try await expectRestored(tmux, before: before, status: status)
    }

    @Test func `a key that quits before there is anything to be seen`() async throws {
        let tmux = try Tmux()
        let before = try await settings(tmux)
        try await tmux.start()
        try tmux.type("q")
        try await expectRestored(tmux, before: before, status: 0)
    }

    @Test(arguments: [("TERM", SIGTERM, 143), ("HUP", SIGHUP, 129), ("QUIT", SIGQUIT, 131), ("SEGV", SIGSEGV, 139)])
    func `a signal that ends it`(name: String, signal: Int32, status: Int) async throws {
        let tmux = try Tmux()
        let before = try await settings(tmux)
        try await open(tmux)
        kill(try await tmux.app(), signal)
        try await expectRestored(tmux, before: before, status: status)
    }

    @Test func `Ctrl-Z gives the terminal to the shell, and fg goes on`() async throws {
        let tmux = try Tmux()
        let before = try await settings(tmux)
        try await open(tmux)
        try tmux.type("j")
        try await tmux.wait(for: "> ")
        try tmux.press("C-z")
        try await tmux.waitForShell()
        #expect(try await settings(tmux) == before)
        #expect(try tmux.fact("alternate_on") == "0")
        try tmux.resize(columns: 70, rows: 20)
        try tmux.type("fg")
        try tmux.press("Enter")
        let screen = try await tmux.wait(until: { $0.first?.hasSuffix("8 ─┐") == true }, "list")
        #expect(screen.contains { $0.contains(">   DV Darth Vader") })
        #expect(screen.first?.count == 70)
        try tmux.type("q")
        try await expectRestored(tmux, before: before, status: 0)
    }

    /// kitty and foot answer with flags, an xterm with DA1 alone. Their keys come in kitty's form then.
    @Test(arguments: [
        ("1b 5b 3f 30 75 1b 5b 3f 36 32 3b 63", true), ("1b 5b 3f 36 34 3b 31 3b 39 63", false),
    ])
    func `the keyboard protocol is on where the terminal answers that it knows it, and taken off`(
        answer: String, isKnown: Bool
    ) async throws {
        let tmux = try Tmux()
        let file = tmux.home.path + "/written"
        try await tmux.wait(for: "ready>")
        try tmux.command("pipe-pane 'cat >\"\(file)\"'")
        try await open(tmux)
        try tmux.press("-H \(answer)")
        // Shift-Enter opens, Ctrl-[ goes back, and Escape quits.
        for (key, sign) in [("1b 5b 31 33 3b 32 75", "─ Chewbacca ─"), ("1b 5b 39 31 3b 35 75", "Kith ─ contacts")] {
            try tmux.press("-H \(key)")
            try await tmux.wait(until: { $0.first?.contains(sign) == true }, sign)
        }
        try tmux.press("-H 1b 5b 32 37 75")
        try await tmux.waitForShell()
        try tmux.command("pipe-pane")
        func written(_ bytes: String) throws -> Int {
            let count = "grep -aoF \"$(printf '\(bytes)')\" '\(file)' | wc -l"
            return try Int(KithProcess(.kithTUI).shell(count).lines[0].filter(\.isNumber)) ?? -1
        }
        #expect(try written("\\033[?u") == 1)
        #expect(try written("\\033[>5u") == (isKnown ? 1 : 0))
        #expect(try written("\\033[<u") == (isKnown ? 1 : 0))
    }

    @Test func `after kill -9 the next start repairs the terminal`() async throws {
        let tmux = try Tmux()
        let before = try await settings(tmux)
        try await open(tmux)
        kill(try await tmux.app(), SIGKILL)
        try await tmux.wait(for: "ready>")
        try await tmux.start(endingLineWith: "C-j")
        // What the killed one had drawn is still there: only the new one answers to a key. The shell, which reads from
        // a raw terminal, must not get it.
        _ = try await tmux.app()
        try tmux.type("j")
        try await tmux.wait(for: ">   DV Darth Vader")
        try tmux.type("q")
        try await expectRestored(tmux, before: before, status: 0)
    }

    @Test func `a shell that is killed takes the app it started with it`() async throws {
        let tmux = try Tmux()
        let before = try await settings(tmux)
        try await tmux.wait(for: "ready>")
        // Two commands, so that the inner shell stays.
        try tmux.type(#"sh -c "\"\$KITH\"; true""#)
        try tmux.press("Enter")
        try await tmux.wait(for: "Supreme Leader Snoke")
        kill(try await tmux.app(), SIGKILL)
        try await tmux.wait(until: { _ in try tmux.fact("alternate_on") == "0" }, "restored terminal")
        // The shell's prompt came while the app's screen was still there.
        try tmux.press("Enter")
        try await tmux.waitForShell()
        #expect(try await settings(tmux) == before)
        #expect(try tmux.fact("mouse_any_flag") == "0")
    }

    private func open(_ tmux: Tmux) async throws {
        try await tmux.start()
        try await tmux.wait(for: "Supreme Leader Snoke")
        #expect(try tmux.fact("alternate_on") == "1")
        #expect(try tmux.fact("mouse_standard_flag") == "1")
    }

    /// All but the size, and BRKINT, which says nothing on a pseudo-terminal and which a repair switches on.
    private func settings(_ tmux: Tmux) async throws -> String {
        let file = tmux.home.path + "/stty"
        _ = try await tmux.answer(to: "clear; stty -a >'\(file)'")
        let all = try KithProcess(.kithTUI).shell("cat '\(file)'; rm '\(file)'").standardOutput
        let parts = all.replacing("-brkint", with: "brkint").split(separator: ";")
        return parts.filter { !$0.contains("rows") && !$0.contains("columns") }.joined(separator: ";")
    }

    private func expectRestored(
        _ tmux: Tmux, before: String, status: Int, location: SourceLocation = #_sourceLocation
    ) async throws {
        try await tmux.waitForShell()
        let shell = try await tmux.answer()
        #expect(shell.contains("status=\(status)"), sourceLocation: location)
        #expect(try await settings(tmux) == before, sourceLocation: location)
        #expect(try tmux.fact("alternate_on") == "0", sourceLocation: location)
        #expect(try tmux.fact("mouse_any_flag") == "0", sourceLocation: location)
        #expect(try tmux.fact("cursor_flag") == "1", sourceLocation: location)
    }
}
