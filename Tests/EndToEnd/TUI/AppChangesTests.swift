import Processes
import Testing

/// Changes to contacts in the app, seen by `kith` over the same store.
@Suite(.serialized, .waiting)
struct AppChangesTests {
    private func open() async throws -> Tmux {
        let tmux = try Tmux()
        try await tmux.start()
        try await tmux.wait(for: "Supreme Leader Snoke")
        return tmux
    }

    @Test func `several are deleted in one step, which kith takes back`() async throws {
        let tmux = try await open()
        try tmux.type("  d")
        try await tmux.wait(for: "Deleted 2 contacts · u undo")
        #expect(try !tmux.kith("list").contains("Chewbacca"))
        try tmux.kith("undo")
        let screen = try await tmux.wait(for: "Chewbacca")
        #expect(screen.contains { $0.contains("Darth Vader") })
    }

    @Test func `a toast goes by itself`() async throws {
        let tmux = try await open()
        try tmux.type("d")
        try await tmux.wait(for: "Deleted Chewbacca · u undo")
        try await tmux.wait(until: { !$0.contains { $0.contains("Deleted") } }, "quiet status line")
    }

    @Test func `what kith did is undone here, and done again`() async throws {
        let tmux = try await open()
        try tmux.kith("favorite", "vader")
        try await tmux.wait(for: "★ DV Darth Vader")
        try tmux.type("u")
        try await tmux.wait(for: "Undid: favorited Darth Vader")
        #expect(try tmux.kith("show", "vader", "--json").contains(#""favorite": false"#))
        try tmux.press("C-r")
        try await tmux.wait(for: "★ DV Darth Vader")
    }

    @Test func `a mail client has the terminal, and gives it back`() async throws {
        let tmux = try Tmux()
        let program = "\(tmux.home.path)/mail"
        try tmux.kith("config", "set", "opener.email", "\(program) {}")
        let script = "printf '#!/bin/sh\\necho \"writing to $1\"\\nread answer\\n' > \(program); chmod +x \(program)"
        _ = try KithProcess(.kith).shell(script)
        try tmux.kith("new", "--given", "Aayla", "--email", "aayla@jedi.example")
        try await tmux.start()
        let before = try await tmux.wait(for: "Supreme Leader Snoke")
        try tmux.type("m")
        try await tmux.wait(for: "writing to mailto:aayla@jedi.example")
        #expect(try tmux.fact("alternate_on") == "0")
        try tmux.press("Enter")
        let after = try await tmux.wait(for: "Opened mailto:aayla@jedi.example")
        #expect(after.dropLast(3) == before.dropLast(3))
        try tmux.type("q")
        try await tmux.waitForShell()
    }

    @Test func `the order, a letter and the palette lead through the list`() async throws {
        let tmux = try await open()
        try tmux.type("al")
        try await tmux.wait(for: ">   LO Leia Organa")
        try tmux.press("Enter")
        try tmux.type("o")
        try await tmux.wait(for: "> * By name")
        try tmux.type("rev")
        try tmux.press("Enter")
        let reversed = try await tmux.wait(for: "contacts, by name, reversed")
        #expect(reversed[1].contains("Supreme Leader Snoke"))
        try tmux.type(":fav only")
        try await tmux.wait(for: ">   Favorites only")
        try tmux.press("Enter")
        try await tmux.wait(for: "No favorites yet.")
    }
}
