import Directories
import Doubles
import LoopbackServer
import Models
import Networking
import Synchronization
import Testing

/// Requests, answers that are no list, and asking again, over real sockets.
struct LaunchesFetchTests {
    private let fixture: LaunchesFixture

    init() throws {
        fixture = try LaunchesFixture()
    }

    @Test(arguments: [
        ("", "/v3/launches"), ("/", "/v3/launches"), ("/v3/launches?order=desc", "/v3/launches?order=desc"),
        ("/own.json", "/own.json"),
    ])
    func `the contract's path is added where a book names the server alone`(path: String, target: String) async throws {
        fixture.server.route("GET", "/*") { _ in .json("[]") }
        let fetch = try await fixture.service(path: path).fetch(after: nil) { _ in }
        #expect(fetch == DirectoryFetch(.everything(EntryList())))
        #expect(fixture.server.requests.map(\.target) == [target])
        #expect(fixture.server.requests.first?.header("Accept") == "application/json")
    }

    @Test func `a cap is asked for, and a list that it ended is not whole`() async throws {
        let two = Reply.json(#"[{"flight_number":1},{"flight_number":2}]"#)
        #expect(try await !fixture.fetch(two, options: ["limit": "2"]).list.isWhole)
        #expect(fixture.server.requests.map(\.target) == ["/v3/launches?limit=2"])
        #expect(try await fixture.fetch(two, options: ["limit": "3"]).list.isWhole)
        #expect(try await fixture.fetch(two, options: ["limit": "0"]).list.isWhole)
        #expect(try await fixture.fetch(two.header("spacex-api-count", "2"), options: ["limit": "2"]).list.isWhole)
        #expect(try await !fixture.fetch(two.header("spacex-api-count", "9"), options: ["limit": "2"]).list.isWhole)
    }

    @Test(arguments: ["limit=2", "offset=1", "launch_year=2020"])
    func `parameters of the book's own URL count too`(query: String) async throws {
        fixture.server.route("GET", "/v3/launches") { _ in
            .json(#"[{"flight_number":1},{"flight_number":2}]"#).header("spacex-api-count", "9")
        }
        let list = try await fixture.service(path: "/v3/launches?\(query)").fetch(after: nil) { _ in }.list
        #expect(list.entries.count == 2)
        #expect(!list.isWhole)
    }

    @Test(arguments: ["-1", "1000001", "all", "", "2.5"])
    func `a cap is a whole number up to a million`(limit: String) throws {
        let error = #expect(throws: DirectoryError.self) { try fixture.service(options: ["limit": limit]) }
        #expect(
            error?.message == "the option limit can't be \"\(limit)\": it must be a whole number from 0 to 1000000")
    }

    @Test(arguments: [("", 3, 3), ("5", 3, 3), ("2", 3, 2)])
    func `fewer launches than the server counts are an error`(limit: String, count: Int, due: Int) async throws {
        let reply = Reply.json(#"[{"flight_number":1}]"#).header("SpaceX-API-Count", String(count))
        await #expect(
            throws: DirectoryError.incomplete(host: fixture.server.host, detail: "1 of \(due) launches received")
        ) { try await fixture.fetch(reply, options: limit.isEmpty ? [:] : ["limit": limit]) }
    }

    @Test(arguments: ["1", "0", "many", "-5"])
    func `any other count is no reason to refuse the list`(count: String) async throws {
        let reply = Reply.json(#"[{"flight_number":1}]"#).header("spacex-api-count", count)
        #expect(try await fixture.fetch(reply).list.isWhole)
    }

    @Test(arguments: [
        (#"{"error":"x"}"#, "object"), ("null", "null"), (#"{"docs":[]}"#, "object"), (#""none""#, "string"),
    ])
    func `what is no list is an error, never an empty list`(json: String, found: String) async throws {
        await #expect(
            throws: DirectoryError.wrongShape(
                host: fixture.server.host, detail: "a list is needed, \(found) was found")
        ) { try await fixture.fetch(.json(json)) }
    }

    @Test(arguments: [
        (Reply.html(), "not-json"), (.html("<title>No such app</title>", status: 404), "not-found"),
        (.json(#"{"error":"Not Found"}"#, status: 404), "not-found"), (.json(#"[{"flight_number":1"#), "bad-json"),
        (.json(""), "empty-body"), (.json(#"{"error":"Internal Server Error"}"#, status: 500), "http-500"),
        (.html(status: 400), "http-400"), (.text("Bad Gateway", status: 502), "http-502"),
        (.json(#"{}"#, status: 403).retryAfter("60"), "rate-limited"),
        (.html(status: 503).retryAfter("60"), "http-503"),
        (.json(#"[{"flight_number":1}]"#).truncated(after: 9), "unreachable"), (.empty(304), "empty-body"),
    ])
    func `what is no success hands over nothing`(reply: Reply, kind: String) async throws {
        let error = await #expect(throws: DirectoryError.self) { try await fixture.fetch(reply) }
        #expect(error?.kind == kind)
        #expect(error?.message.contains("<") == false)
    }

    @Test func `an ETag is sent back, and a 304 means that nothing has changed`() async throws {
        let reply = Reply.json(#"[{"flight_number":1}]"#).tagged("\"v1\"")
        let state = try #require(try await fixture.fetch(reply).state)
        #expect(try await fixture.fetch(reply, after: state) == DirectoryFetch(.unchanged, state: state))
        #expect(fixture.server.requests.map { $0.header("If-None-Match") } == [nil, "\"v1\""])
    }

    @Test func `progress says how many launches came`() async throws {
        fixture.server.route("GET", "/v3/launches") { _ in .json(#"[{"flight_number":1},{}]"#) }
        let steps = Mutex<[FetchProgress]>([])
        _ = try await fixture.service().fetch(after: nil) { step in steps.withLock { $0.append(step) } }
        #expect(steps.withLock { $0 } == [FetchProgress(received: 2, expected: 2)])
    }

    @Test func `the kind is read-only, and has a URL of its own`() throws {
        let kind = LaunchesFixture.kind
        #expect(kind.name == "spacex-launches")
        #expect(kind.defaultURL == "https://api.spacexdata.com")
        #expect(kind.options.map(\.name) == ["limit"])
        #expect(kind.options.map(\.keepsState) == [false])
        #expect(kind.capabilities.isReadOnly)
        #expect(kind.capabilities.fields == [.name, .kind, .url, .note, .photo, .attribute])
    }
}
