import JSON
import Processes
import Testing

/// Messages about a change: sent, pending, or in conflict.
@Suite(.serialized, .waiting)
struct DeliveryTests {
    private let home: CommandLineHome
    private let server: ContactsServer

    init() throws {
        home = try CommandLineHome()
        server = try ContactsServer()
        try home.connect(to: server)
    }

    private func add(_ given: String) throws -> String {
        try home.kith("new", "--given", given, "--family", "Erso").lines[0]
    }

    private func state(_ arguments: String...) throws -> String? {
        try delivery(arguments)?["state"]?.string
    }

    private func delivery(_ arguments: [String]) throws -> JSONValue? {
        try JSONValue.parse(Array(home.process.run(arguments + ["--json"]).standardOutput.utf8))["delivery"]
    }

    /// A contact whose given name is changed on both sides.
    private func disputed(_ number: Int = 1) throws -> String {
        let id = try add("Jyn")
        _ = try home.kith("edit", id, "--given", "Mine", "--offline")
        server.change(number, "first_name", "Theirs")
        #expect(try home.kith("sync").status == 6)
        return id
    }

    @Test func `what never reached the directory was not sent, and nothing had to be`() throws {
        let id = try add("Jyn")
        let writes = server.writes.count
        #expect(try state("edit", id, "--phone", "1", "--offline") == "waiting")
        #expect(try state("undo", "--offline") == "local")
        #expect(try state("redo", "--offline") == "waiting")
        #expect(try state("undo") == "local")
        _ = try home.kith("new", "--given", "Cassian", "--family", "Andor", "--offline")
        #expect(try state("delete", "cassian", "--offline") == "local")
        #expect(try state("edit", id, "--phone", "2", "--offline") == "waiting")
        let entry = try #require(home.json("outbox", "--json")["items"]?.array?.first?["entry"]?.int)
        #expect(try state("outbox", "drop", "\(entry)", "--offline") == "local")
        #expect(server.writes.count == writes)
        #expect(try state("edit", id, "--phone", "3") == "sent")
        #expect(try state("undo") == "sent")
    }

    @Test func `other fields of a contact with a conflict are sent, and that the conflict stays is told`() throws {
        let id = try disputed()
        let sent = try home.kith("edit", id, "--phone", "110", "--require-sync")
        #expect(sent.status == 0)
        #expect(sent.standardError.contains("has a conflict in given; see `kith conflicts`"))
        #expect(!sent.standardError.contains("outbox"))
        #expect(server.contacts.first?["phone_number"] == "110")
        let delivery = try delivery(["edit", id, "--phone", "112"])
        #expect(delivery?["state"]?.string == "sent")
        #expect(delivery?["conflicts"] == [.string(id)])
        #expect(delivery?["waiting"] == [])

        let held = try home.kith("edit", id, "--given", "Other", "--family", "Other")
        #expect(held.status == 6)
        #expect(held.standardError.contains("saved here, but not sent"))
        #expect(server.contacts.first?["last_name"] == "Other")
        #expect(server.contacts.first?["first_name"] == "Theirs")
        #expect(try home.kith("outbox", "retry").status == 6)
        #expect(try home.kith("conflicts", "resolve", id, "--take", "mine").status == 0)
        #expect(server.contacts.first?["first_name"] == "Other")
    }

    @Test func `one contact with a conflict says nothing of the others`() throws {
        let ids = [try disputed(), try add("Cassian"), try add("Bodhi")]
        let delivery = try delivery(["favorite"] + ids)
        #expect(delivery?["state"]?.string == "sent")
        #expect(delivery?["conflicts"] == [.string(ids[0])])
        #expect(server.contacts.allSatisfy { $0["favorite"] == true })
        let told = try home.process.run(["unfavorite"] + ids)
        #expect(told.status == 0)
        #expect(!told.standardError.contains("outbox"))
        #expect(try home.process.run(["favorite"] + ids + ["--offline"]).standardError.contains("all 3 changes stay"))
    }

    @Test func `a conflict that comes to light with another change is told, though that one was sent`() throws {
        let id = try add("Jyn")
        _ = try home.kith("edit", id, "--given", "Mine", "--offline")
        server.change(1, "first_name", "Theirs")
        let sent = try home.kith("favorite", id)
        #expect(sent.status == 6)
        #expect(sent.standardError.contains("saved here and sent"))
        #expect(server.contacts.first?["favorite"] == true)
        #expect(try home.kith("unfavorite", id).status == 0)
    }

    @Test func `what is settled in part is sent in part`() throws {
        let id = try add("Jyn")
        _ = try home.kith("edit", id, "--given", "Mine", "--family", "Mine", "--offline")
        for key in ["first_name", "last_name"] { server.change(1, key, "Theirs") }
        #expect(try home.kith("sync").status == 6)
        let settled = try delivery(["conflicts", "resolve", id, "--field", "given=mine"])
        #expect(settled?["state"]?.string == "sent")
        #expect(server.writes.last == #"PUT /contacts/1.json {"first_name":"Mine"}"#)
        #expect(try state("conflicts", "resolve", id, "--take", "theirs") == "local")
    }

    @Test func `a sync that finds a conflict or a refusal fails, also for who wants quiet, once`() throws {
        let id = try add("Jyn")
        _ = try home.kith("edit", id, "--given", "Mine", "--offline")
        server.change(1, "first_name", "Theirs")
        let conflict = try home.kith("sync", "-q")
        #expect(conflict.status == 6)
        #expect(conflict.standardOutput.isEmpty)
        #expect(conflict.standardError.contains("rebels: 1 conflict"))
        #expect(try home.kith("sync", "-q").status == 0)
        let item = try home.json("sync", "--json")["items"]?.array?.first
        #expect(item?["conflicts"]?.int == 1)
        #expect(item?["new_conflicts"]?.int == 0)
        #expect(item?["waiting"]?.int == 1)

        let other = try add("Anakin")
        _ = try home.kith("edit", other, "--family", "Vader", "--offline")
        let refused = try home.kith("sync", "--json")
        #expect(refused.status == 7)
        #expect(try JSONValue.parse(Array(refused.standardError.utf8))["error"]?["kind"]?.string == "validation")
        let refusals = try JSONValue.parse(Array(refused.standardOutput.utf8))["items"]?.array?.first?["refused"]
        #expect(refusals?.array?.first?["id"]?.string == other)
        #expect(refusals?.array?.first?["messages"]?.array?.count == 3)
        #expect(try home.kith("sync").status == 0)

        _ = try home.kith("edit", other, "--given", "Darth", "--offline")
        _ = try home.kith("edit", id, "--phone", "1", "--offline")
        server.change(1, "phone_number", "2")
        #expect(try home.kith("sync").status == 8)
    }
}
