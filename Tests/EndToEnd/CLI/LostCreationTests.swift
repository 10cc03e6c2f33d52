import JSON
import LoopbackServer
import Processes
import Testing

/// The server does what it is asked, and its answer does not come.
// One after the other, since each keeps a thread of the pool busy that tests of screens wait for.
@Suite(.serialized, .waiting)
struct LostCreationTests {
    private let home: CommandLineHome
    private let server: ContactsServer

    init() throws {
        home = try CommandLineHome()
        server = try ContactsServer()
        try home.connect(to: server)
    }

    /// What comes instead of the answer.
    static let losses: [Reply] = [
        .raw(), .json("{}").reset(after: 5), .json("{}").truncated(after: 1), .html(), .html(status: 502),
        .json(#"{"error":"Internal Server Error"}"#, status: 500), .json(#"{"id":"#), .empty(204), .json("[]"),
        .redirect(to: "/login", status: 303),
    ]

    private func lose(_ method: String, _ reply: Reply) {
        server.disturb { request, proper in request.method == method ? reply : proper }
    }

    private func names(_ contacts: [JSONObject]) -> [String?] { contacts.map { $0["first_name"]?.string } }

    @Test(arguments: losses)
    func `a contact whose creation was not answered is there once, on both sides`(loss: Reply) throws {
        lose("POST", loss)
        let added = try home.kith("new", "--given", "Jyn", "--family", "Erso", "--email", "jyn@x.org", "--favorite")
        #expect(added.status == 0)
        #expect(added.standardError.contains("stays in the outbox"))
        #expect(server.contacts.count == 1)
        // Whoever reads the list by then does not take it for somebody else.
        #expect(try home.kith("list", "--refresh").lines.count == 1)
        server.disturb(nil)
        let synced = try home.kith("sync")
        #expect(synced.status == 0)
        #expect(server.writes.count == 1)
        #expect(server.contacts.count == 1)
        #expect(try home.kith("list").lines.count == 1)
        let contact = try home.json("show", added.lines[0], "--json")["contact"]
        #expect(contact?["remote_id"]?.string == "1")
        #expect(contact?["pending"]?.bool == false)
    }

    @Test func `what was changed since arrives as a change, and what was deleted since is deleted`() throws {
        lose("POST", .raw())
        let id = try home.kith("new", "--given", "Jyn", "--family", "Erso").lines[0]
        _ = try home.kith("new", "--given", "Saw", "--family", "Gerrera")
        _ = try home.kith("edit", id, "--given", "Jyn Lyra", "--phone", "1", "--offline")
        _ = try home.kith("delete", "saw", "--offline")
        server.disturb(nil)
        #expect(try home.kith("sync").status == 0)
        let creations = server.writes.filter { $0.hasPrefix("POST") }
        #expect(creations.count == Set(creations).count)
        #expect(names(server.contacts) == ["Jyn Lyra"])
        #expect(server.contacts.first?["phone_number"]?.string == "1")
        #expect(try home.kith("list").lines.count == 1)
        #expect(try home.kith("outbox").lines.isEmpty)
    }

    @Test(arguments: losses, ["edit", "delete"])
    func `a change whose answer was lost is not sent twice, and no conflict`(loss: Reply, command: String) throws {
        let id = try home.kith("new", "--given", "Jyn", "--family", "Erso").lines[0]
        lose(command == "edit" ? "PUT" : "DELETE", loss)
        #expect(try home.process.run([command, id] + (command == "edit" ? ["--phone", "1"] : [])).status == 0)
        server.disturb(nil)
        #expect(try home.kith("sync").status == 0)
        #expect(server.writes.count == 2)
        #expect(server.contacts.count == (command == "edit" ? 1 : 0))
        #expect(try home.kith("list").lines.count == server.contacts.count)
        #expect(try home.kith("outbox").lines.isEmpty)
        #expect(try home.kith("conflicts").lines.isEmpty)
    }

    @Test(arguments: ["new --given Saw --family Gerrera", "edit jyn --phone 1", "delete jyn", "favorite jyn"])
    func `a command that is killed between the request and its answer is not repeated`(command: String) async throws {
        _ = try home.kith("new", "--given", "Jyn", "--family", "Erso")
        let arrived = home.folder.path + "/arrived"
        let gate = try LoopbackGate()
        let marker = home.process
        server.disturb { request, proper in
            guard request.method != "GET" else { return proper }
            _ = try? marker.shell(": > '\(arrived)'")
            return proper.held(by: gate)
        }
        let line = """
            "$KITH" \(command) & until [ -e '\(arrived)' ]; do sleep 0.01; done; kill -KILL $!; wait $!
            """
        #expect(try home.process.shell(line).status == 137)
        gate.open()
        server.disturb(nil)
        #expect(try home.kith("sync").status == 0)
        #expect(server.writes.count == 2)
        #expect(try home.kith("list").lines.count == server.contacts.count)
        #expect(try home.kith("outbox").lines.isEmpty)
        #expect(try home.kith("conflicts").lines.isEmpty)
    }
}
