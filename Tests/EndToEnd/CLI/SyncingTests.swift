import JSON
import LoopbackServer
import Processes
import Testing

@Suite(.waiting)
struct SyncingTests {
    private static let one = #"{"individuals":[{"id":99,"firstName":"New"}]}"#
    private static let path = "/mobile/interview/directory"

    private func rebels(_ home: CommandLineHome, _ server: LoopbackServer) throws {
        let added = try home.kith(
            "book", "add", "rebels", "--directory", "star-wars", "--url", "\(server.address())\(Self.path)")
        #expect(added.status == 0)
    }

    @Test func `a book signs in with what its command prints, and no file has the secret`() throws {
        let home = try CommandLineHome()
        let server = try LoopbackServer()
        server.route("GET", Self.path) { request in
            request.header("Authorization") == "Bearer s3cr3t"
                ? .json(Self.one) : .json(#"{"error":"who are you?"}"#, status: 401)
        }
        try rebels(home, server)
        #expect(try home.kith("sync", "rebels").status == 4)
        #expect(try home.kith("book", "set", "rebels", "token-command=exit 1").status == 0)
        let failed = try home.kith("sync", "rebels")
        #expect(failed.status == 4)
        #expect(failed.standardError.contains("the command for the secret failed"))
        #expect(try home.kith("book", "set", "rebels", "token-command=echo s3cr3t | tr 3 3").status == 0)
        let synced = try home.kith("sync", "-v", "rebels")
        #expect(synced.standardOutput.contains("1 fetched, 1 added"))
        #expect(!synced.standardError.contains("s3cr3t"))
    }

    @Test func `a synced book answers when its server is gone, and a failed sync changes nothing`() throws {
        let home = try CommandLineHome()
        let server = try LoopbackServer()
        server.route("GET", Self.path) { _ in
            .json(#"{"individuals":[{"id":1,"firstName":"Jyn","lastName":"Erso"},{"id":2,"firstName":"Bodhi"}]}"#)
        }
        try rebels(home, server)
        let synced = try home.kith("sync", "rebels")
        #expect(synced.status == 0)
        #expect(synced.standardOutput.contains("2 fetched, 2 added"))
        let host = server.host
        server.stop()

        let before = try home.kith("list", "--json", "--book", "rebels")
        #expect(before.standardOutput.contains("Jyn Erso"))
        let failed = try home.kith("sync", "rebels")
        #expect(failed.status == 5)
        #expect(failed.standardOutput.isEmpty)
        #expect(failed.standardError.contains("rebels"))
        #expect(failed.standardError.contains(host))
        #expect(failed.standardError.contains("check the address"))
        #expect(try home.kith("list", "--json", "--book", "rebels") == before)
        #expect(try home.kith("list", "--book", "rebels").status == 0)
    }

    @Test func `a book named twice is synced once`() throws {
        let home = try CommandLineHome()
        let server = try LoopbackServer()
        server.route("GET", Self.path) { _ in .json(Self.one) }
        try rebels(home, server)
        #expect(try home.kith("sync", "rebels", "rebels", "--book", "rebels").lines.count == 1)
        #expect(server.requests.count == 1)
    }

    @Test func `a book that fails before a JSON list is told as JSON too`() throws {
        let home = try CommandLineHome()
        let server = try LoopbackServer()
        server.route("GET", Self.path) { _ in .json("{}", status: 500) }
        try rebels(home, server)
        let listed = try home.kith("list", "--refresh", "--json")
        #expect(listed.status == 8)
        #expect(try JSONValue.parse(Array(listed.standardOutput.utf8))["total"]?.int == 8)
        let told = try JSONValue.parse(Array(listed.standardError.utf8))
        #expect(told["warning"]?["kind"]?.string == "http-500")
    }

    @Test(arguments: [
        (Reply.html(), "not-json", 5), (.json("[]"), "wrong-shape", 5), (.json("{\"individuals\":"), "bad-json", 5),
        (.text("", status: 200), "empty-body", 5), (.json("{}", status: 401), "unauthorized", 4),
        (.json("{}", status: 404), "not-found", 5), (.json("{}", status: 500), "http-500", 5),
        (.json("[]").truncated(after: 1), "unreachable", 5),
    ])
    func `what a server gets wrong has a kind for scripts and an exit code`(
        reply: Reply, kind: String, status: Int32
    ) throws {
        let home = try CommandLineHome()
        let server = try LoopbackServer()
        server.route("GET", Self.path) { _ in reply }
        try rebels(home, server)
        let failed = try home.kith("sync", "rebels", "--json")
        #expect(failed.status == status)
        let document = try JSONValue.parse(Array(failed.standardOutput.utf8))
        #expect(document["schema"]?.string == "kith.sync/1")
        #expect(document["items"]?.array?.first?["error"]?["kind"]?.string == kind)
        let told = try JSONValue.parse(Array(failed.standardError.utf8))
        #expect(told["error"]?["kind"]?.string == kind)
        #expect(told["error"]?["message"]?.string?.contains("rebels") == true)
    }

    @Test func `bad entries are counted and named, and the others come`() throws {
        let home = try CommandLineHome()
        let server = try LoopbackServer()
        server.route("GET", Self.path) { _ in
            .json(#"{"individuals":[{"id":1,"firstName":"A"},{"firstName":"B"},7,{"id":1,"firstName":"C"}]}"#)
        }
        try rebels(home, server)
        let item = try home.json("sync", "rebels", "--json")["items"]?.array?.first
        #expect(item?["fetched"]?.int == 1)
        #expect(item?["added"]?.int == 1)
        #expect(item?["skipped"]?.array?.map { $0["index"]?.int } == [1, 2])
        #expect(item?["skipped"]?.array?.first?["reason"]?.string?.contains("individuals[1].id") == true)
        #expect(try home.kith("list", "--book", "rebels", "--fields", "name").standardOutput == "C\n")
    }

    @Test func `a directory that has lost most of a book is held back until the person agrees`() throws {
        let home = try CommandLineHome()
        let server = try LoopbackServer()
        let twelve = (1...12).map { "{\"id\":\($0),\"firstName\":\"N\($0)\"}" }.joined(separator: ",")
        server.route(
            "GET", Self.path,
            inTurn: [
                .json("{\"individuals\":[\(twelve)]}"), .json(Self.one), .json(Self.one), .json(Self.one),
                .json("{\"individuals\":[]}"),
            ])
        try rebels(home, server)
        #expect(try home.kith("sync").status == 0)
        let held = try home.kith("sync")
        #expect(held.status == 6)
        #expect(held.standardOutput.isEmpty)
        #expect(held.standardError.contains("--yes"))
        let item = try home.json("sync", "--json")["items"]?.array?.first
        #expect(item?["fetched"]?.int == 1)
        #expect(item?["removed"]?.int == 0)
        #expect(item?["error"]?["kind"]?.string == "held-back")
        let dry = try home.kith("sync", "--dry-run")
        #expect(dry.status == 6)
        #expect(dry.standardOutput == "rebels: 1 fetched, would be 1 added, 0 changed, 12 removed, 0 unchanged\n")
        #expect(try home.kith("list", "--book", "rebels").lines.count == 12)
        #expect(try home.kith("sync", "--yes").status == 0)
        #expect(try home.kith("list", "--book", "rebels").status == 1)
    }

    @Test func `entries that cannot be read do not pass for contacts that are gone`() throws {
        let home = try CommandLineHome()
        let server = try LoopbackServer()
        let six = (1...6).map { "{\"id\":\($0),\"firstName\":\"N\($0)\"}" }.joined(separator: ",")
        server.route(
            "GET", Self.path,
            inTurn: [.json("{\"individuals\":[\(six)]}"), .json("{\"individuals\":[1,\"x\",null]}")])
        try rebels(home, server)
        #expect(try home.kith("sync").status == 0)
        let held = try home.kith("sync")
        #expect(held.status == 6)
        #expect(held.standardError.contains("6 of 6 contacts, and 3 of its entries couldn't be read"))
        #expect(try home.kith("list", "--book", "rebels").lines.count == 6)
    }

    @Test func `offline sends nothing`() throws {
        let home = try CommandLineHome()
        let server = try LoopbackServer()
        try rebels(home, server)
        let failed = try home.kith("sync", "--offline")
        #expect(failed.status == 5)
        #expect(failed.standardError.contains("--offline"))
        #expect(!failed.standardError.contains("Connect to a network"))
        #expect(server.requests.isEmpty)
    }

    @Test func `verbose logs each request and answer on stderr, and stdout stays pure`() throws {
        let home = try CommandLineHome()
        let server = try LoopbackServer()
        server.route("GET", Self.path) { _ in .json(#"{"individuals":[]}"#) }
        try rebels(home, server)
        let synced = try home.kith("--verbose", "sync", "rebels", "--json")
        #expect(synced.standardError.contains("GET \(server.address())\(Self.path)"))
        #expect(synced.standardError.contains("200"))
        #expect(try JSONValue.parse(Array(synced.standardOutput.utf8))["schema"]?.string == "kith.sync/1")
    }
}
