import JSON
import Processes
import Testing

/// Forms and conflicts as the user meets them, in a terminal.
@Suite(.serialized, .waiting)
struct EditingTests {
    private func kith(_ tmux: Tmux, _ arguments: String...) throws -> KithProcess.Outcome {
        try KithProcess(.kith, environment: ["KITH_HOME": tmux.home.path]).run(arguments)
    }

    private func open() async throws -> Tmux {
        let tmux = try Tmux()
        try await tmux.start()
        try await tmux.wait(for: "Supreme Leader Snoke")
        return tmux
    }

    @Test func `a new contact is typed, saved and shown`() async throws {
        let tmux = try await open()
        try tmux.type("n")
        try await tmux.wait(for: "Kith ─ new contact")
        try tmux.type("Jyn")
        try tmux.press("Tab Tab")
        try tmux.type("Erso")
        try await tmux.wait(for: "[Erso")
        // The cursor stands behind what is typed.
        #expect(try tmux.fact("cursor_flag") == "1")
        try tmux.press("C-s")
        let screen = try await tmux.wait(for: "Saved Jyn Erso · u undo")
        #expect(screen.first?.contains("Kith ─ Jyn Erso") == true)
        try tmux.press("Escape")
        try await tmux.wait(for: "Kith ─ contacts")
        #expect(try kith(tmux, "list", "jyn").lines.first?.hasPrefix("Jyn Erso") == true)
    }

    @Test(arguments: [
        "علی\u{200C}رضا", "\u{D05}\u{D35}\u{D28}\u{D4D}\u{200D}", "Jose\u{301}", "🏴\u{E0067}\u{E0062}\u{E007F}",
    ])
    func `a letter behind a name leaves what is not seen in it`(name: String) async throws {
        let tmux = try Tmux()
        try tmux.kith("book", "add", "home")
        try tmux.kith("new", "--book", "home", "--given", name)
        try await tmux.start("--book home")
        try await tmux.wait(until: { $0.contains { $0.hasPrefix("│ >") } }, "selected contact")
        try tmux.type("e")
        try await tmux.wait(for: "Kith ─ edit:")
        try tmux.press("C-e")
        try tmux.type("x")
        try tmux.press("C-s")
        try await tmux.wait(for: "u undo")
        let listed = try JSONValue.parse(Array(try tmux.kith("list", "--book", "home", "--json").utf8))
        let given = listed["items"]?.array?.first?["name"]?["given"]?.string
        #expect(given.map { Array($0.utf8) } == Array("\(name)x".utf8))
    }

    @Test func `a field is copied as one line, with what is not seen in it but nothing that reorders`() async throws {
        let tmux = try Tmux()
        try tmux.kith("book", "add", "home")
        try tmux.kith("new", "--book", "home", "--given", "Ali", "--note", "علی\u{200C}رضا\nrm\u{202E}x")
        try tmux.command("set-option -s set-clipboard on")
        try await tmux.start("--book home")
        try await tmux.wait(until: { $0.contains { $0.hasPrefix("│ >") } }, "selected contact")
        try tmux.type("ly")
        try await tmux.wait(for: "Copied ")
        let copied = try tmux.command("show-buffer")
        #expect(Array(copied.utf8) == Array("علی\u{200C}رضا rmx".utf8))
    }

    @Test func `one field is edited, and nothing else`() async throws {
        let tmux = try await open()
        let before = try kith(tmux, "show", "chewbacca", "--json").standardOutput
        try tmux.type("e")
        try await tmux.wait(for: "edit: Chewbacca")
        for _ in 0..<7 { try tmux.press("Tab") }
        try await tmux.wait(for: "> Title")
        try tmux.type("Co-pilot")
        try tmux.press("C-s")
        try await tmux.wait(for: "Saved Chewbacca")
        let after = try kith(tmux, "show", "chewbacca", "--json").standardOutput
        #expect(after.contains("\"Co-pilot\""))
        #expect(try emails(before) == emails(after))
    }

    private func emails(_ document: String) throws -> JSONValue? {
        try JSONValue.parse(Array(document.utf8))["contact"]?["emails"]
    }

    @Test func `leaving a changed form asks, and so does Ctrl-C`() async throws {
        let tmux = try await open()
        try tmux.type("e")
        try await tmux.wait(for: "edit: Chewbacca")
        try tmux.type("x")
        try await tmux.wait(for: "1 unsaved change")
        try tmux.press("Escape")
        try await tmux.wait(for: "Leave without saving?")
        try tmux.press("Enter")
        try await tmux.wait(until: { !$0.contains { $0.contains("Leave without") } }, "form")
        try tmux.press("C-c")
        try await tmux.wait(for: "Quit without saving Chewbacca?")
        try tmux.type("n")
        try await tmux.wait(until: { !$0.contains { $0.contains("Quit without") } }, "form")
        try tmux.press("Escape")
        try await tmux.wait(for: "Leave without saving?")
        try tmux.type("y")
        try await tmux.wait(for: "Kith ─ contacts")
        #expect(try kith(tmux, "undo").standardError.contains("nothing"))
    }

    @Test func `a conflict is settled field by field, and what is mine is sent`() async throws {
        let tmux = try Tmux()
        let server = try ContactsServer()
        #expect(
            try kith(tmux, "book", "add", "work", "--directory", "contacts-api", "--url", server.address).status == 0)
        let id = try kith(tmux, "new", "--book", "work", "--given", "Jyn", "--family", "Erso").lines[0]
        _ = try kith(tmux, "edit", id, "--given", "Mine", "--family", "Mine", "--offline")
        for key in ["first_name", "last_name"] { server.change(1, key, "Theirs") }
        _ = try kith(tmux, "sync")
        try await tmux.start("--book work --offline")
        try await tmux.wait(for: "Mine Mine")
        try tmux.type("!")
        try await tmux.wait(for: "conflict: Mine Mine")
        try tmux.type("m")
        try tmux.press("Down")
        try tmux.press("Right")
        try await tmux.wait(for: "all chosen")
        try tmux.press("Enter")
        try await tmux.wait(for: "Resolved the conflict of Mine Mine.")
        try await tmux.wait(for: "Mine Theirs")
        _ = try kith(tmux, "sync")
        #expect(server.writes.last == #"PUT /contacts/1.json {"first_name":"Mine"}"#)
        #expect(try kith(tmux, "conflicts").lines.isEmpty)
    }
}
