import JSON
import Processes
import Testing

@Suite(.waiting)
struct DirectoryChangeTests {
    private let home: CommandLineHome
    private let server: ContactsServer

    init() throws {
        home = try CommandLineHome()
        server = try ContactsServer()
        try home.connect(to: server)
    }

    private func jyn() throws -> String {
        try home.kith("new", "--given", "Jyn", "--family", "Erso", "--email", "jyn@x.org").lines[0]
    }

    private func contact(_ id: String) throws -> JSONValue {
        try #require(try home.json("show", id, "--json")["contact"])
    }

    @Test func `a change is sent at once, and only what it changes`() throws {
        let id = try jyn()
        #expect(server.contacts.count == 1)
        #expect(try contact(id)["remote_id"]?.string == "1")
        #expect(try contact(id)["pending"]?.bool == false)
        #expect(try home.kith("favorite", id).status == 0)
        #expect(try home.kith("edit", id, "--phone", "+1 555").status == 0)
        #expect(
            server.writes.dropFirst() == [
                #"PUT /contacts/1.json {"favorite":true}"#, #"PUT /contacts/1.json {"phone_number":"+1 555"}"#,
            ])
        #expect(server.contacts.first?["favorite"]?.bool == true)
        #expect(try home.kith("outbox").lines.isEmpty)
    }

    @Test func `without the directory changes wait, are told, and arrive once and in order`() throws {
        let id = try jyn()
        server.leave()
        let edited = try home.kith("edit", id, "--given", "Jyn Lyra")
        #expect(edited.status == 0)
        #expect(edited.standardError.contains("stays in the outbox"))
        #expect(try home.kith("edit", id, "--phone", "+1 555").status == 0)
        let cassian = try home.kith("new", "--given", "Cassian", "--family", "Andor")
        #expect(cassian.status == 0)
        #expect(try contact(id)["pending"]?.bool == true)
        let required = try home.kith("favorite", id, "--require-sync", "--json")
        #expect(required.status == 5)
        #expect(try JSONValue.parse(Array(required.standardError.utf8))["error"]?["kind"]?.string == "unreachable")
        let outbox = try home.json("outbox", "list", "--json")
        #expect(outbox["schema"]?.string == "kith.outbox/1")
        let items = try #require(outbox["items"]?.array)
        #expect(items.map { $0["operation"]?.string } == ["update", "create"])
        #expect(items[0]["fields"] == ["favorite", "given", "phone"])
        #expect(items[0]["state"]?.string == "waiting")

        try server.come()
        let synced = try home.kith("sync")
        #expect(synced.status == 0)
        #expect(synced.standardOutput.contains("2 sent"))
        #expect(server.writes.count == 3)
        #expect(server.contacts.map { $0["first_name"]?.string } == ["Jyn Lyra", "Cassian"])
        #expect(server.contacts[0]["favorite"]?.bool == true)
        #expect(try contact(id)["pending"]?.bool == false)
        #expect(try home.kith("outbox").lines.isEmpty)
    }

    @Test func `offline sends nothing, and retry sends what waits`() throws {
        let added = try home.kith("new", "--given", "Jyn", "--family", "Erso", "--offline")
        #expect(added.status == 0)
        #expect(added.standardError.contains("stays in the outbox"))
        #expect(server.writes.isEmpty)
        #expect(try home.kith("favorite", "jyn", "--offline", "--require-sync").status == 5)
        let retried = try home.kith("outbox", "retry")
        #expect(retried.status == 0)
        #expect(retried.standardError.contains("1 of 1 change sent"))
        #expect(server.writes.count == 1)
        #expect(server.contacts.first?["favorite"]?.bool == true)
    }

    @Test func `a book with changes that wait is not removed without a word`() throws {
        let id = try jyn()
        #expect(try home.kith("edit", id, "--phone", "1", "--offline").status == 0)
        let refused = try home.kith("book", "remove", "rebels")
        #expect(refused.status == 7)
        #expect(refused.standardError.contains("1 change not sent to the directory yet"))
        #expect(refused.standardError.contains("--yes"))
        #expect(try home.kith("sync").status == 0)
        #expect(server.contacts.first?["phone_number"]?.string == "1")
        #expect(try home.kith("book", "remove", "rebels").status == 0)
        #expect(server.contacts.count == 1)
    }

    @Test func `what the directory refuses is told with all its messages, and waits to be corrected or dropped`() throws
    {
        let id = try jyn()
        let refused = try home.kith("edit", id, "--family", "Vader")
        #expect(refused.status == 7)
        for line in ["  family: ", "  email: ", "  Nobody may"] { #expect(refused.standardError.contains(line)) }
        #expect(try contact(id)["name"]?["family"]?.string == "Vader")
        let item = try #require(home.json("outbox", "--json")["items"]?.array?.first)
        #expect(item["state"]?.string == "refused")
        #expect(item["messages"]?.array?.map { $0["field"]?.string } == ["family", "email", nil])
        #expect(try home.kith("outbox", "retry").status == 7)

        let document = try home.kith("edit", id, "--phone", "1", "--json")
        #expect(document.status == 7)
        let delivery = try JSONValue.parse(Array(document.standardOutput.utf8))["delivery"]
        #expect(delivery?["state"]?.string == "refused")
        #expect(delivery?["refused"]?.array?.first?["messages"]?.array?.count == 3)

        #expect(try home.kith("edit", id, "--family", "Andor").status == 0)
        #expect(server.contacts.first?["last_name"]?.string == "Andor")
        #expect(try home.kith("edit", id, "--family", "Vader").status == 7)
        let entry = try #require(home.json("outbox", "--json")["items"]?.array?.first?["entry"]?.int)
        #expect(try home.kith("outbox", "drop", "\(entry)").status == 0)
        #expect(try contact(id)["name"]?["family"]?.string == "Andor")
        #expect(try contact(id)["pending"]?.bool == false)
        #expect(try home.kith("outbox", "drop", "\(entry)").status == 1)
    }

    @Test func `a change of a contact that the directory does not know yet can be given up, and undone`() throws {
        server.leave()
        let id = try jyn()
        let entry = try #require(home.json("outbox", "--json")["items"]?.array?.first?["entry"]?.int)
        #expect(try home.kith("outbox", "drop", "\(entry)").status == 0)
        #expect(try home.kith("list").status == 1)
        #expect(try home.kith("undo").status == 0)
        #expect(try contact(id)["pending"]?.bool == true)
    }

    @Test func `fields the directory cannot hold are refused before anything is sent, and short names too`() throws {
        let id = try jyn()
        let writes = server.writes.count
        let failed = try home.kith("edit", id, "--note", "x", "--given", "J", "--email", "a@b", "--email", "c@d")
        #expect(failed.status == 7)
        for field in ["note:", "given:", "email:"] { #expect(failed.standardError.contains(field)) }
        #expect(try home.kith("new", "--given", "Bodhi").status == 7)
        #expect(server.writes.count == writes)
    }

    @Test func `what both sides change is shown and settled field by field`() throws {
        let id = try jyn()
        _ = try home.kith("edit", id, "--family", "Mine", "--email", "mine@x", "--offline")
        server.change(1, "last_name", "Theirs")
        server.change(1, "email", "theirs@x")
        server.change(1, "phone_number", "110")
        _ = try home.kith("sync")
        #expect(try contact(id)["conflict"]?.bool == true)
        #expect(try contact(id)["phones"]?.array?.first?["value"]?.string == "110")
        #expect(try home.kith("conflicts").lines.count == 1)
        let shown = try home.json("conflicts", "show", id, "--json")["conflict"]
        #expect(shown?["kind"]?.string == "both-changed")
        let fields = try #require(shown?["fields"]?.array)
        #expect(fields.map { $0["field"]?.string } == ["family", "email"])
        #expect(fields.map { $0["mine"]?.string } == ["Mine", "mine@x"])
        #expect(fields.map { $0["theirs"]?.string } == ["Theirs", "theirs@x"])

        #expect(try home.kith("conflicts", "resolve", id).status == 2)
        #expect(try home.kith("conflicts", "resolve", id, "--field", "title=mine").status == 2)
        #expect(try home.kith("conflicts", "resolve", id, "--field", "email=mine").status == 0)
        #expect(try contact(id)["conflict"]?.bool == true)
        let settled = try home.kith("conflicts", "resolve", id, "--take", "theirs")
        #expect(settled.status == 0)
        #expect(try contact(id)["conflict"]?.bool == false)
        #expect(try contact(id)["name"]?["family"]?.string == "Theirs")
        #expect(server.contacts.first?["email"]?.string == "mine@x")
        #expect(server.contacts.first?["last_name"]?.string == "Theirs")
        #expect(try home.kith("conflicts").lines.isEmpty)
    }

    @Test func `deleted there and changed here is a conflict, and keeping it creates it anew`() throws {
        let id = try jyn()
        server.delete(1)
        let edited = try home.kith("edit", id, "--given", "Jyn Lyra")
        #expect(edited.status == 6)
        #expect(try home.json("conflicts", "show", id, "--json")["conflict"]?["kind"]?.string == "deleted-there")
        #expect(try home.kith("conflicts", "resolve", id, "--take", "mine").status == 0)
        #expect(server.contacts.map { $0["first_name"]?.string } == ["Jyn Lyra"])
        #expect(try contact(id)["remote_id"]?.string == "2")
    }

    @Test func `delete and undo reach the directory, and what it could not give back is asked about`() throws {
        let id = try jyn()
        #expect(try home.kith("delete", id).status == 0)
        #expect(server.contacts.isEmpty)
        #expect(server.writes.last == "DELETE /contacts/1.json")
        #expect(try home.kith("undo").status == 0)
        #expect(server.contacts.map { $0["email"]?.string } == ["jyn@x.org"])
        #expect(try contact(id)["pending"]?.bool == false)

        server.change(2, "profile_pic", "https://x.org/face.png?1")
        _ = try home.kith("sync")
        let refused = try home.kith("delete", id)
        #expect(refused.status == 7)
        #expect(refused.standardError.contains("--yes"))
        #expect(server.contacts.count == 1)
        #expect(try home.kith("delete", id, "--yes").status == 0)
        #expect(server.contacts.isEmpty)
    }

    @Test func `processes that change one contact at once lose nothing, here or there`() throws {
        let id = try jyn()
        let line = """
            "$KITH" edit \(id) --given Anna -q & "$KITH" edit \(id) --family Meyer -q & \
            "$KITH" edit \(id) --email a@x -q & "$KITH" edit \(id) --phone 110 -q & \
            "$KITH" favorite \(id) -q & "$KITH" sync -q & wait
            """
        let ended = try home.process.shell(line)
        #expect(ended.standardError.isEmpty)
        _ = try home.kith("sync")
        let there = try #require(server.contacts.first)
        #expect(server.contacts.count == 1)
        let keys = ["first_name", "last_name", "email", "phone_number"]
        #expect(keys.map { there[$0]?.string } == ["Anna", "Meyer", "a@x", "110"])
        #expect(there["favorite"]?.bool == true)
        #expect(try contact(id)["name"]?["full"]?.string == "Anna Meyer")
        #expect(try home.kith("outbox").lines.isEmpty)
        #expect(try home.kith("conflicts").lines.isEmpty)
    }

    @Test func `a contact with an open conflict can be changed elsewhere, and the conflict stays`() throws {
        let id = try jyn()
        _ = try home.kith("edit", id, "--family", "Mine", "--offline")
        server.change(1, "last_name", "Theirs")
        #expect(try home.kith("edit", id, "--phone", "1").status == 6)
        let again = try home.kith("edit", id, "--phone", "2")
        #expect(again.status == 0)
        #expect(again.standardError.contains("kith conflicts"))
        #expect(server.contacts.first?["phone_number"]?.string == "2")
        #expect(server.contacts.first?["last_name"]?.string == "Theirs")
        #expect(try home.kith("show", id).standardOutput.contains("Conflict"))
    }
}
