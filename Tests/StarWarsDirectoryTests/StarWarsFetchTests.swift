import Directories
import LoopbackServer
import Networking
import Synchronization
import Testing

/// Requests, answers that are no list, and asking again, over real sockets.
struct StarWarsFetchTests {
    private let fixture: StarWarsFixture

    init() throws {
        fixture = try StarWarsFixture()
    }

    @Test(arguments: ["", "/", StarWarsFixture.path])
    func `the contract's path is added where a book names the server alone`(path: String) async throws {
        fixture.server.route("GET", StarWarsFixture.path) { _ in .json(#"{"individuals":[]}"#) }
        let fetch = try await fixture.service(path: path).fetch(after: nil) { _ in }
        #expect(fetch.content == .everything(EntryList()))
        #expect(fixture.server.requests.map(\.target) == [StarWarsFixture.path])
    }

    @Test func `a path of the book's own is asked for as it is`() async throws {
        fixture.server.route("GET", "/rebels.json") { _ in .json(#"{"individuals":[]}"#) }
        _ = try await fixture.service(path: "/rebels.json?all=1").fetch(after: nil) { _ in }
        let request = try #require(fixture.server.requests.first)
        #expect(request.target == "/rebels.json?all=1")
        #expect(request.header("Accept") == "application/json")
        #expect(request.header("If-None-Match") == nil)
    }

    @Test func `progress says how many entries came`() async throws {
        fixture.server.route("GET", StarWarsFixture.path) { _ in .json(#"{"individuals":[{"id":1},{"id":2},{}]}"#) }
        let steps = Mutex<[FetchProgress]>([])
        _ = try await fixture.service().fetch(after: nil) { step in steps.withLock { $0.append(step) } }
        #expect(steps.withLock { $0 } == [FetchProgress(received: 3, expected: 3)])
    }

    @Test(arguments: [
        (#"{"individuals":{"1":{"id":1}}}"#, "a list \"individuals\" is needed, object was found"),
        (#"{"individuals":null}"#, "a list \"individuals\" is needed, null was found"),
        (#"{"individuals":"none"}"#, "a list \"individuals\" is needed, string was found"),
        (#"{"people":[]}"#, "a list \"individuals\" is needed, the key is missing"),
        (#"[{"id":1}]"#, "an object with a list \"individuals\" is needed, array was found"),
    ])
    func `an answer without the list is an error, never an empty list`(json: String, detail: String) async throws {
        await #expect(
            throws: DirectoryError.wrongShape(host: host, detail: detail)
        ) { try await fixture.fetch(.json(json)) }
    }

    @Test func `a web page with 200 is named as one`() async throws {
        let error = await #expect(throws: DirectoryError.self) { try await fixture.fetch(.html()) }
        #expect(error?.kind == "not-json")
        #expect(error?.message == "\(host) sent a web page (HTML) instead of JSON (status 200)")
    }

    @Test(arguments: [
        (Reply.json(#"{"individuals":[{"id":1},{"id""#), "bad-json"), (.json(""), "empty-body"),
        (.html(status: 502), "http-502"),
        (.json(#"{"error":"Not Found"}"#, status: 404), "not-found"), (.empty(401), "unauthorized"),
        (.json(#"{"individuals":[{"id":1}]}"#).truncated(after: 20), "unreachable"),
        (.redirect(to: "file:///etc/passwd"), "redirect"), (.empty(304), "empty-body"),
    ])
    func `what is no success hands over nothing`(reply: Reply, kind: String) async throws {
        let error = await #expect(throws: DirectoryError.self) { try await fixture.fetch(reply) }
        #expect(error?.kind == kind)
    }

    @Test func `a server that is gone is named with its port`() async throws {
        fixture.server.stop()
        let error = await #expect(throws: DirectoryError.self) {
            try await fixture.service().fetch(after: nil) { _ in }
        }
        #expect(error == .http(.unreachable(host: host)))
    }

    @Test func `an ETag is sent back, and a 304 means that nothing has changed`() async throws {
        let reply = Reply.json(#"{"individuals":[{"id":1}]}"#).tagged("\"v1\"")
        let first = try await fixture.fetch(reply)
        let state = try #require(first.state)
        let second = try await fixture.fetch(reply, after: state)
        #expect(second == DirectoryFetch(.unchanged, state: state))
        #expect(fixture.server.requests.map { $0.header("If-None-Match") } == [nil, "\"v1\""])

        let third = try await fixture.fetch(.json(#"{"individuals":[]}"#).tagged("\"v2\""), after: state)
        #expect(third.content == .everything(EntryList()))
        #expect(third.state != state)
    }

    @Test func `a date of change is sent back where there is no ETag`() async throws {
        let date = "Tue, 01 Sep 2026 08:00:00 GMT"
        let first = try await fixture.fetch(.json(#"{"individuals":[]}"#).header("Last-Modified", date))
        _ = try await fixture.fetch(.empty(304), after: first.state)
        #expect(fixture.server.requests.map { $0.header("If-Modified-Since") } == [nil, date])
    }

    @Test(arguments: ["", "{", "v1", "[]", #"{"etag":7}"#])
    func `a state of another form asks for everything`(state: String) async throws {
        let fetch = try await fixture.fetch(.json(#"{"individuals":[]}"#), after: state)
        #expect(fetch.content == .everything(EntryList()))
        #expect(fixture.server.requests.map { $0.header("If-None-Match") } == [nil])
    }

    @Test func `an answer that a server sends again word for word means that nothing has changed`() async throws {
        let reply = Reply.json(#"{"individuals":[{"id":1,"profilePicture":"a.png"}]}"#)
        let state = try #require(try await fixture.fetch(reply).state)
        #expect(try await fixture.fetch(reply, after: state) == DirectoryFetch(.unchanged, state: state))
        let other = Reply.json(#"{"individuals":[{"id":1,"profilePicture":"b.png"}]}"#)
        let changed = try await fixture.fetch(other, after: state)
        #expect(changed.content != .unchanged)
        #expect(changed.state != state)
        // Relative links of the same answer are others when it comes from elsewhere.
        fixture.server.route("GET", "/elsewhere/list") { _ in reply }
        #expect(try await fixture.fetch(.redirect(to: "/elsewhere/list"), after: state).content != .unchanged)
    }

    @Test(arguments: [#"{"individuals":[{"id":1},{}]}"#, #"{"individuals":[{"id":1,"firstName":7}]}"#])
    func `what could not be read is told each time`(json: String) async throws {
        let first = try await fixture.fetch(.json(json))
        #expect(try await fixture.fetch(.json(json), after: first.state).content == first.content)
    }

    @Test func `canceling ends the fetch`() async throws {
        let gate = try LoopbackGate()
        fixture.server.route("GET", StarWarsFixture.path) { _ in .json(#"{"individuals":[]}"#).held(by: gate) }
        let service = try fixture.service()
        let task = Task { try await service.fetch(after: nil) { _ in } }
        #expect(await eventually { !fixture.server.requests.isEmpty })
        task.cancel()
        await #expect(throws: DirectoryError.canceled) { try await task.value }
        gate.open()
    }

    private var host: String { String(fixture.server.address().dropFirst("http://".count)) }
}
