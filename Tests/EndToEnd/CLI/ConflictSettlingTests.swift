import JSON
import Processes
import Testing

/// A contact that is changed here and there.
// One after the other, since each keeps a thread of the pool busy that tests of screens wait for.
@Suite(.serialized, .waiting)
struct ConflictSettlingTests {
    private let home: CommandLineHome
    private let server: ContactsServer
    private let id: String

    init() throws {
        home = try CommandLineHome()
        server = try ContactsServer()
        try home.connect(to: server)
        id = try home.kith("new", "--given", "Jyn", "--family", "Erso", "--email", "jyn@x.org").lines[0]
    }

    private var contact: JSONValue? { get throws { try home.json("show", id, "--json")["contact"] } }

    private func there(_ key: String) -> JSONValue? { server.contacts.first?[key] }

    /// Both names are changed here, both and the phone there.
    private func disagree() throws {
        _ = try home.kith("edit", id, "--given", "Mine", "--family", "Mine", "--offline")
        for key in ["first_name", "last_name", "phone_number"] { server.change(1, key, "Theirs") }
        let synced = try home.kith("sync")
        #expect(synced.status == 6)
        #expect(synced.standardError.contains("1 conflict between here and the directory"))
    }

    @Test func `different fields merge, and only what was changed here is sent`() throws {
        _ = try home.kith("edit", id, "--given", "Mine", "--offline")
        _ = try home.kith("favorite", id, "--offline")
        server.change(1, "last_name", "Theirs")
        server.change(1, "email", "theirs@x.org")
        server.change(1, "phone_number", "110")
        let synced = try home.json("sync", "--json")["items"]?.array?.first
        #expect(synced?["conflicts"]?.int == 0)
        #expect(synced?["pushed"]?.int == 1)
        #expect(server.writes.last == #"PUT /contacts/1.json {"first_name":"Mine","favorite":true}"#)
        #expect(try contact?["name"]?["full"]?.string == "Mine Theirs")
        #expect(try contact?["emails"]?.array?.map { $0["value"]?.string } == ["theirs@x.org"])
        #expect(try contact?["phones"]?.array?.map { $0["value"]?.string } == ["110"])
        #expect(try contact?["favorite"]?.bool == true)
        #expect(there("last_name") == "Theirs")
        #expect(try home.kith("conflicts").lines.isEmpty)
    }

    @Test func `the same change on both sides is none`() throws {
        _ = try home.kith("edit", id, "--given", "Same", "--offline")
        server.change(1, "first_name", "Same")
        #expect(try home.kith("sync").status == 0)
        #expect(try home.kith("conflicts").lines.isEmpty)
        #expect(try home.kith("outbox").lines.isEmpty)
        #expect(server.writes.count == 1)
    }

    @Test func `a conflict is shown with both values, and nothing of it is sent`() throws {
        try disagree()
        #expect(server.writes.count == 1)
        #expect(try home.kith("conflicts").standardOutput == "Mine Mine\trebels\tboth-changed\tfamily given\t\(id)\n")
        #expect(try home.kith("conflicts", "show", id).lines == ["given\tMine\tTheirs", "family\tMine\tTheirs"])
        #expect(try contact?["phones"]?.array?.first?["value"] == "Theirs")
        #expect(try home.kith("sync").status == 0)
        #expect(try home.kith("conflicts").lines.count == 1)
        #expect(server.writes.count == 1)
    }

    @Test(arguments: [("mine", "Mine"), ("theirs", "Theirs")])
    func `taking one side settles all fields, and arrives`(side: String, value: String) throws {
        try disagree()
        #expect(try home.kith("conflicts", "resolve", id, "--take", side).status == 0)
        #expect(try contact?["name"]?["full"]?.string == "\(value) \(value)")
        #expect(try contact?["conflict"]?.bool == false)
        #expect(try contact?["pending"]?.bool == false)
        #expect(
            [there("first_name"), there("last_name"), there("phone_number")] == [
                .string(value), .string(value), "Theirs",
            ])
        #expect(there("email") == "jyn@x.org")
        #expect(server.writes.count == (side == "mine" ? 2 : 1))
        #expect(try home.kith("sync").standardOutput.contains("1 unchanged"))
    }

    @Test func `fields are settled one by one, the rest by one side, also offline`() throws {
        try disagree()
        let settled = try home.kith(
            "conflicts", "resolve", id, "--field", "given=mine", "--field", "family=theirs", "--offline")
        #expect(settled.status == 0)
        #expect(server.writes.count == 1)
        #expect(try home.kith("conflicts").lines.isEmpty)
        #expect(try home.kith("sync").status == 0)
        #expect(server.writes.last == #"PUT /contacts/1.json {"first_name":"Mine"}"#)
        #expect(try contact?["name"]?["full"]?.string == "Mine Theirs")
        #expect(there("last_name") == "Theirs")
    }

    @Test(arguments: ["mine", "theirs"])
    func `deleted there and changed here is a conflict, settled either way`(side: String) throws {
        _ = try home.kith("edit", id, "--given", "Mine", "--offline")
        server.delete(1)
        #expect(try home.kith("sync").standardError.contains("1 conflict"))
        #expect(try home.kith("conflicts").standardOutput.contains("\tdeleted-there\t"))
        #expect(try home.kith("conflicts", "show", id).lines == ["contact\t\tdeleted", "given\tMine\tJyn"])
        #expect(try home.kith("conflicts", "resolve", id, "--field", "given=mine").status == 2)
        #expect(try home.kith("conflicts", "resolve", id, "--take", side).status == 0)
        #expect(try home.kith("sync").status == 0)
        #expect(server.contacts.map { $0["first_name"]?.string } == (side == "mine" ? ["Mine"] : []))
        #expect(server.contacts.map { $0["email"]?.string } == (side == "mine" ? ["jyn@x.org"] : []))
        #expect(try home.kith("list").lines.count == server.contacts.count)
        #expect(try home.kith("conflicts").lines.isEmpty)
        #expect(try home.kith("outbox").lines.isEmpty)
    }

    @Test(arguments: ["mine", "theirs"])
    func `deleted here and changed there is a conflict, settled either way`(side: String) throws {
        _ = try home.kith("delete", id, "--offline")
        server.change(1, "phone_number", "Theirs")
        #expect(try home.kith("sync").standardError.contains("1 conflict"))
        #expect(server.contacts.count == 1)
        #expect(try home.kith("conflicts").standardOutput.contains("\tdeleted-here\t"))
        #expect(try home.kith("conflicts", "show", id).lines == ["contact\tdeleted\t"])
        #expect(try home.kith("conflicts", "resolve", id, "--take", side).status == 0)
        #expect(try home.kith("sync").status == 0)
        #expect(server.contacts.count == (side == "mine" ? 0 : 1))
        #expect(try home.kith("list").lines.count == server.contacts.count)
        if side == "theirs" { #expect(try contact?["phones"]?.array?.first?["value"] == "Theirs") }
        #expect(try home.kith("conflicts").lines.isEmpty)
        #expect(try home.kith("outbox").lines.isEmpty)
    }
}
