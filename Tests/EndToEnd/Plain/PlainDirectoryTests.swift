import JSON
import LoopbackServer
import Processes
import Testing

/// The dialogue over a directory that may be away, refuse, or say something else.
@Suite(.serialized, .waiting)
struct PlainDirectoryTests {
    private let session: PlainSession
    private let server: ContactsServer

    init() throws {
        session = try PlainSession()
        server = try ContactsServer()
        try session.home.connect(to: server)
        _ = try session.home.kith("new", "--given", "Jyn", "--family", "Erso", "--email", "jyn@x.org")
    }

    @Test func `a change is sent after it is made`() throws {
        let said = try session.type("e 1", "Lyra", ".", "y", "f 1", "d 1", "u")
        #expect(said.status == 0, "\(said.standardError)")
        #expect(server.writes.contains(#"PUT /contacts/1.json {"first_name":"Lyra"}"#))
        #expect(server.writes.contains(#"PUT /contacts/1.json {"favorite":true}"#))
        #expect(server.writes.contains { $0.hasPrefix("DELETE /contacts/1.json") })
        #expect(server.contacts.count == 1)
        #expect(try session.home.kith("outbox").lines.isEmpty)
    }

    @Test func `what cannot be sent waits, is told as waiting, and is sent from the outbox`() throws {
        server.leave()
        let said = try session.type("e 1", "Lyra", ".", "y", "h", "O", "r")
        #expect(said.standardOutput.contains("1 change in the outbox · r retry"))
        #expect(said.standardOutput.contains("1 Lyra Erso, jyn@x.org, pending"))
        #expect(said.standardOutput.contains("0 of 1 change sent."))
        #expect(try session.home.kith("outbox").lines.count == 1)
        try server.come()
        #expect(try session.type("outbox", "retry").standardOutput.contains("1 of 1 change sent."))
        #expect(server.writes.last == #"PUT /contacts/1.json {"first_name":"Lyra"}"#)
    }

    @Test func `offline nothing is sent, and that is said`() throws {
        let before = server.writes.count
        let said = try session.type("f 1", options: ["--offline"])
        #expect(said.standardOutput.contains("1 change in the outbox"))
        #expect(server.writes.count == before)
    }

    @Test func `a refusal is told at once, in the list, and at its field; the change can be given up`() throws {
        let said = try session.type("e 1", "/family", "Vader", ".", "y", "h", "e 1", "/family", "", ".", "O", "d", "y")
        #expect(said.status == 0)
        #expect(said.standardOutput.contains("The directory refused 1 change · O outbox"))
        #expect(said.standardOutput.contains("1 Jyn Vader, jyn@x.org, refused"))
        #expect(said.standardOutput.contains("Last name is reserved"))
        #expect(said.standardOutput.contains("Drop the change to Jyn Vader? y: drop, n or Enter: keep>"))
        #expect(try session.names() == ["Jyn Erso"])
    }

    @Test func `who leaves a change in the outbox is asked nothing more, and keeps it`() throws {
        let said = try session.type("e 1", "/family", "Vader", ".", "y", "O", "d 1")
        #expect(said.status == 7)
        #expect(said.standardOutput.contains("End of input: nothing was done."))
        #expect(try session.home.kith("outbox").lines.count == 1)
    }

    @Test func `a book that can only be read says so`() throws {
        let source = try LoopbackServer()
        source.route("GET", "/x") { _ in .json(#"{"individuals":[{"id":1,"firstName":"Only","lastName":"Read"}]}"#) }
        _ = try session.home.kith("book", "add", "ro", "--directory", "star-wars", "--url", "\(source.address())/x")
        _ = try session.home.kith("sync", "ro")
        let said = try session.type("b ro", "d 1", "f 1", "e 1", "p 1", "n")
        #expect(said.standardOutput.split(separator: "read-only").count > 2)
        #expect(said.standardOutput.contains("ro is read-only. New contact in: 1, or Enter to cancel>"))
        #expect(try session.names("--book", "ro") == ["Only Read"])
    }

    private func disagree() throws {
        _ = try session.home.kith("edit", "jyn", "--given", "Mine", "--family", "Mine", "--offline")
        for key in ["first_name", "last_name"] { server.change(1, key, "Theirs") }
        #expect(try session.home.kith("sync").status == 6)
    }

    @Test func `a conflict is settled field by field`() throws {
        try disagree()
        let said = try session.type("! 1", "m", "what", "t", "y")
        #expect(said.status == 0)
        #expect(said.standardOutput.contains("1 Mine Mine, jyn@x.org, in conflict"))
        #expect(said.standardOutput.contains("Given name, mine: Mine"))
        #expect(said.standardOutput.contains("Family name, theirs: Theirs"))
        #expect(said.standardOutput.contains("Resolved the conflict of Mine Mine."))
        #expect(try session.names() == ["Mine Theirs"])
        #expect(server.contacts.first?["first_name"] == "Mine")
        #expect(try session.home.kith("conflicts").lines.isEmpty)
    }

    @Test(arguments: [["! 1"], ["! 1", "m"], ["! 1", "M"], ["1", "!", "h"], ["O", "! 1", "t", "t", "n"]])
    func `a conflict that is not settled to its end stays open`(lines: [String]) throws {
        try disagree()
        let said = try session.app.run(["--plain"], input: lines.map { $0 + "\n" }.joined())
        #expect(said.standardOutput.lowercased().contains("the conflict stays open."))
        #expect(try session.home.kith("conflicts").lines.count == 1)
    }

    @Test func `where one side has deleted the contact, one of two is meant`() throws {
        _ = try session.home.kith("edit", "jyn", "--given", "Mine", "--offline")
        server.delete(1)
        #expect(try session.home.kith("sync").status == 6)
        let said = try session.type("! 1", "t", "y")
        #expect(said.standardOutput.contains("Theirs: delete it here too."))
        #expect(try session.names().isEmpty)
    }

    @Test func `a refresh that would remove many asks first`() throws {
        for number in 10..<22 { _ = try session.home.kith("new", "--given", "Clone", "--family", "Number \(number)") }
        #expect(try session.home.kith("sync").status == 0)
        for id in 2...13 { server.delete(id) }
        let kept = try session.type("r", "")
        #expect(kept.standardOutput.contains("Remove 12 of 13 contacts of \"rebels\"? y: remove, n or Enter: keep>"))
        #expect(try session.names().count == 13)
        #expect(try session.type("r").status == 7)
        let agreed = try session.type("b", "r 2", "y")
        #expect(agreed.standardOutput.contains("12 removed"))
        #expect(try session.names() == ["Jyn Erso"])
    }
}
