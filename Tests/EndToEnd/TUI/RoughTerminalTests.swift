import Glibc
import Processes
import Testing

/// Terminals that are small, poor, busy or gone.
@Suite(.serialized, .waiting)
struct RoughTerminalTests {
    private func open(_ tmux: Tmux, _ variables: String = "") async throws -> [String] {
        try await tmux.wait(for: "ready>")
        try tmux.type("clear; \(variables) '\(try BuiltProgram.kithTUI.path())'")
        try tmux.press("Enter")
        return try await tmux.wait(for: "Supreme Leader Snoke")
    }

    @Test func `a megabyte pasted into the search is a search like any other`() async throws {
        let tmux = try Tmux()
        _ = try await open(tmux)
        try tmux.type("/")
        try await tmux.wait(for: "name, e-mail")
        let file = tmux.home.path + "/pasted"
        // Words, so that there is something to search for, and line ends.
        _ = try KithProcess(.kithTUI).shell("yes 'many words in lines' | head -c 1000000 >'\(file)'")
        try tmux.command("load-buffer '\(file)' ';' paste-buffer -p -d")
        try await tmux.wait(for: "No contact matches")
        try tmux.press("Escape")
        try await tmux.wait(for: "Supreme Leader Snoke")
        try tmux.type("/leia")
        try await tmux.wait(for: "1 found")
    }

    @Test func `stopped in the middle of frames, it gives the terminal back and goes on`() async throws {
        let tmux = try Tmux()
        let fresh = try await open(tmux)
        let app = try await tmux.app()
        for _ in 0..<5 {
            // Frames are under way when the signal comes.
            try tmux.type(String(repeating: "jk", count: 100))
            kill(app, SIGTSTP)
            try await tmux.waitForShell()
            #expect(try tmux.fact("mouse_any_flag") == "0")
            #expect(try await tmux.answer(to: "stty -a | grep -c ' icanon'").contains("\n1\n"))
            try tmux.type("fg")
            try tmux.press("Enter")
            try await tmux.wait(until: { $0.first == fresh.first }, "list")
        }
        try tmux.type("g")
        try await tmux.wait(until: { $0 == fresh }, "the first screen")
    }

    @Test func `a storm of resizes ends in what a fresh start would show`() async throws {
        let tmux = try Tmux()
        let fresh = try await open(tmux)
        for number in 0..<100 {
            try tmux.resize(columns: 1 + number * 37 % 200, rows: 1 + number * 23 % 60)
            if number % 10 == 0 { try tmux.type("jk") }
        }
        try tmux.resize(columns: 80, rows: 24)
        try tmux.type("g")
        try await tmux.wait(until: { $0 == fresh }, "the first screen")
    }

    @Test func `without standard input it refuses, and the terminal stays as it is`() async throws {
        let tmux = try Tmux()
        try await tmux.wait(for: "ready>")
        let answer = try await tmux.answer(to: "clear; '\(try BuiltProgram.kithTUI.path())' <&-")
        #expect(answer.contains("no terminal for input and output"))
        #expect(answer.contains("status=7"))
        #expect(try tmux.fact("alternate_on") == "0")
    }

    @Test func `a terminal that is gone ends it`() async throws {
        let tmux = try Tmux()
        _ = try await open(tmux)
        try tmux.type("e")
        try await tmux.wait(for: "edit: Chewbacca")
        let app = try await tmux.app()
        try tmux.command("kill-server")
        let deadline = ContinuousClock.now + .seconds(60)
        while kill(app, 0) == 0 {
            try #require(ContinuousClock.now < deadline, "the app lives on without a terminal")
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    @Test func `at twenty columns and five rows all of it works`() async throws {
        let tmux = try Tmux(columns: 20, rows: 5)
        try await tmux.wait(for: "ready>")
        try tmux.type("clear; '\(try BuiltProgram.kithTUI.path())'")
        try tmux.press("Enter")
        try await tmux.wait(until: { $0.first?.hasPrefix(" Kith ─ contacts") == true }, "list")
        try tmux.type("/vader")
        try tmux.press("Enter")
        try await tmux.wait(for: "Darth Vader")
        try tmux.press("Enter")
        try await tmux.wait(until: { $0.first?.hasPrefix(" Kith ─ Darth Vader") == true }, "contact")
        try tmux.type("e")
        try await tmux.wait(until: { $0.first?.contains("edit") == true }, "form")
        try tmux.press("Escape")
        try await tmux.wait(until: { $0.first?.hasPrefix(" Kith ─ Darth Vader") == true }, "contact")
        try tmux.type("?")
        try await tmux.wait(for: "Keys")
        try tmux.type("q")
        try tmux.type("q")
        try tmux.type("q")
        try tmux.press("C-c")
        try await tmux.waitForShell()
    }

    @Test func `on the Linux console there are sixteen colors and no mouse`() async throws {
        let tmux = try Tmux()
        _ = try await open(tmux, "TERM=linux COLORTERM=")
        #expect(try tmux.fact("mouse_any_flag") == "0")
        let colors = try tmux.command("capture-pane -p -e")
        #expect(!colors.contains("38;5;") && !colors.contains("38;2;"))
        #expect(!colors.contains("48;5;") && !colors.contains("48;2;"))
        try tmux.type("q")
        try await tmux.waitForShell()
    }

    @Test func `a locale without UTF-8 gets nothing but ASCII`() async throws {
        let tmux = try Tmux()
        let screen = try await open(tmux, "LC_ALL=C LANG=C")
        #expect(screen.filter(isBeyondASCII).isEmpty)
        try tmux.type("?")
        let help = try await tmux.wait(for: "Keys: ")
        #expect(help.filter(isBeyondASCII).isEmpty)
        try tmux.type("q")
        try tmux.press("C-c")
        try await tmux.waitForShell()
    }

    private func isBeyondASCII(_ line: String) -> Bool { line.utf8.contains { $0 > 0x7E } }
}
