import DirectoryServer
import Models
import Processes
import Testing

/// Books, trash and outbox as the user meets them, in a terminal.
@Suite(.serialized, .waiting)
struct BooksTests {
    private func kith(_ tmux: Tmux, _ arguments: String...) throws -> KithProcess.Outcome {
        try KithProcess(.kith, environment: ["KITH_HOME": tmux.home.path]).run(arguments)
    }

    private func open(_ arguments: String = "") async throws -> Tmux {
        let tmux = try Tmux()
        try await tmux.start(arguments)
        try await tmux.wait(for: "Supreme Leader Snoke")
        return tmux
    }

    @Test func `a book of a directory is added by its form, and its contacts come at once`() async throws {
        var options = DirectoryServerOptions()
        options.port = 0
        options.contacts = 12
        let server = try DirectoryServer(options, clock: WallClock { Timestamp(milliseconds: 1_800_000_000_000) })
        let tmux = try await open()
        try tmux.type("b")
        try await tmux.wait(for: "Kith ─ address books")
        try tmux.type("n")
        try await tmux.wait(for: "Kith ─ new address book")
        try tmux.type("my rebels")
        try tmux.press("Tab")
        try await tmux.wait(for: "is not a valid book name")
        try await choose("contacts-api", tmux)
        try tmux.press("Tab")
        try tmux.type(server.address)
        try tmux.press("C-s")
        // The name comes first, since it cannot be.
        try await tmux.wait(for: "> Name")
        try tmux.press("C-u")
        try tmux.type("rebels")
        try tmux.press("C-s")
        let screen = try await tmux.wait(for: "synced just now")
        #expect(screen.first?.hasPrefix("┌─ Kith ─ contacts of rebels ─") == true)
        #expect(screen.first?.contains(" 12 · ") == true)
        #expect(try kith(tmux, "list", "--book", "rebels").lines.count == 12)
        try tmux.type("b")
        let books = try await tmux.wait(for: "contacts-api")
        #expect(books.contains { $0.contains("rebels") && $0.contains("12") && $0.contains("synced just now") })
    }

    /// Goes through the kinds until the one of the name is chosen.
    private func choose(_ kind: String, _ tmux: Tmux) async throws {
        for _ in 0..<8 {
            let screen = try await tmux.wait(until: { $0.contains { $0.contains("‹ ") } }, "kind")
            guard let line = screen.first(where: { $0.contains("‹ ") }), !line.contains("‹ \(kind) ›") else { return }
            try tmux.press("Right")
            try await tmux.wait(until: { !$0.contains(line) }, "other kind")
        }
    }

    @Test func `a book is removed after a question, and the list below shows the others`() async throws {
        let tmux = try Tmux()
        _ = try kith(tmux, "book", "add", "home")
        _ = try kith(tmux, "new", "--book", "home", "--given", "Jyn", "--family", "Erso")
        try await tmux.start("--book home")
        try await tmux.wait(for: "Jyn Erso")
        try tmux.type("bGd")
        try await tmux.wait(for: "This deletes its 1 contact, stored nowhere else.")
        try tmux.press("Enter")
        try await tmux.wait(until: { !$0.contains { $0.contains("This loses") } }, "books")
        #expect(try kith(tmux, "book", "show", "home").status == 0)
        try tmux.type("dy")
        try await tmux.wait(for: "Removed the address book home.")
        #expect(try kith(tmux, "book", "show", "home").status == 1)
        try tmux.press("Escape")
        try await tmux.wait(for: "Supreme Leader Snoke")
        // Nothing of one's own is lost with the demo, which comes but once.
        try tmux.type("bjd")
        try await tmux.wait(for: "came with Kith")
        try tmux.type("y")
        try await tmux.wait(for: "No address books yet.")
        #expect(try kith(tmux, "book", "list").lines.isEmpty)
    }

    @Test func `what a book is bound with is changed by its form, as kith book set does`() async throws {
        let tmux = try Tmux()
        let url = "http://127.0.0.1:9"
        _ = try kith(tmux, "book", "add", "work", "--directory", "contacts-api", "--url", url)
        try await tmux.start()
        try await tmux.wait(for: "Supreme Leader Snoke")
        try tmux.type("bG")
        try await tmux.wait(for: "> ")
        try tmux.type("e")
        try await tmux.wait(for: "Kith ─ edit address book: work")
        try tmux.press("C-u")
        try tmux.type("http://127.0.0.1:9/contacts")
        try tmux.press("C-s")
        try await tmux.wait(for: "Saved the address book work")
        #expect(try kith(tmux, "book", "show", "work").standardOutput.contains("URL\thttp://127.0.0.1:9/contacts\n"))
        // What is wrong is told before anything is saved.
        try tmux.type("e")
        try await tmux.wait(for: "Kith ─ edit address book: work")
        try tmux.press("C-u")
        try tmux.type("gopher://a")
        try tmux.press("C-s")
        try await tmux.wait(for: "only http and https are supported")
        try tmux.press("Escape")
        try await tmux.wait(for: "Leave without saving the address book?")
        try tmux.type("y")
        try await tmux.wait(for: "Kith ─ address books")
        #expect(try kith(tmux, "book", "show", "work").standardOutput.contains("URL\thttp://127.0.0.1:9/contacts\n"))
    }

    @Test func `line by line a book is changed too`() throws {
        let home = try TemporaryFolder()
        let environment = ["KITH_HOME": home.path]
        let kith = KithProcess(.kith, environment: environment)
        _ = try kith.run(["book", "add", "work", "--directory", "contacts-api", "--url", "http://127.0.0.1:9"])
        let app = KithProcess(.kithTUI, environment: environment)
        let session = try app.run(
            ["--plain", "--offline"], input: "b\ne 2\ne work\nhttp://127.0.0.1:9/contacts\ny\nq\n")
        #expect(session.standardOutput.contains("it has no directory"))
        #expect(session.standardOutput.contains("Saved the address book work."))
        #expect(try kith.run(["book", "show", "work"]).standardOutput.contains("URL\thttp://127.0.0.1:9/contacts\n"))
    }

    @Test func `a deleted contact is brought back from the trash`() async throws {
        let tmux = try await open()
        #expect(try kith(tmux, "delete", "chewbacca", "--yes").status == 0)
        try tmux.type("T")
        try await tmux.wait(for: "Chewbacca")
        try tmux.press("Enter")
        let screen = try await tmux.wait(for: "Restored Chewbacca.")
        #expect(screen.contains { $0.contains("The trash is empty.") })
        try tmux.type("h")
        try await tmux.wait(for: "Kith ─ contacts")
        #expect(try await tmux.wait(for: "Chewbacca").first?.contains(" 8 ") == true)
        #expect(try kith(tmux, "list", "chewbacca").lines.count == 1)
    }

    @Test func `a change that waits is sent from the outbox`() async throws {
        let tmux = try Tmux()
        let server = try ContactsServer()
        #expect(
            try kith(tmux, "book", "add", "work", "--directory", "contacts-api", "--url", server.address).status == 0)
        let id = try kith(tmux, "new", "--book", "work", "--given", "Jyn", "--family", "Erso").lines[0]
        server.leave()
        _ = try kith(tmux, "edit", id, "--given", "Lyra")
        try await tmux.start("--book work")
        try await tmux.wait(for: "! work: ")
        try tmux.type("O")
        let waiting = try await tmux.wait(for: "Kith ─ outbox")
        #expect(waiting.contains { $0.contains("Lyra Erso") && $0.contains("changed") })
        try tmux.type("r")
        try await tmux.wait(for: "0 of 1 change sent.")
        try await tmux.wait(for: "Problem")
        try server.come()
        try tmux.type("r")
        let sent = try await tmux.wait(for: "1 of 1 change sent.")
        #expect(sent.contains { $0.contains("The outbox is empty.") })
        #expect(server.writes.last == #"PUT /contacts/1.json {"first_name":"Lyra"}"#)
    }
}
