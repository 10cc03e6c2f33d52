import Directories
import Doubles
import LoopbackServer
import Networking
import Synchronization
import Testing

/// Pages, the cap, and going on behind it, over real sockets.
struct OrganizationPagingTests {
    private let fixture: OrganizationsFixture

    init() throws {
        fixture = try OrganizationsFixture()
    }

    @Test func `pages are followed as they are given, a hundred entries each`() async throws {
        fixture.serve(250)
        let steps = Mutex<[FetchProgress]>([])
        let list = try await fixture.service().fetch(after: nil) { step in steps.withLock { $0.append(step) } }.list
        #expect(list.entries.count == 250)
        #expect(list.isWhole)
        #expect(
            fixture.targets == [
                "/organizations?per_page=100", "/organizations?per_page=100&since=100",
                "/organizations?per_page=100&since=200",
            ])
        #expect(
            steps.withLock { $0 } == [
                FetchProgress(received: 100), FetchProgress(received: 200), FetchProgress(received: 250, expected: 250),
            ])
    }

    @Test func `a next page is found among several links, on several lines, relative or not`() async throws {
        fixture.server.route(
            "GET", "/organizations",
            inTurn: [
                .json(#"[{"id":1,"login":"a"}]"#).header("Link", "<https://elsewhere.example/>; rel=last")
                    .header("LINK", #"<http://x/{?since}>; rel="first", <?page=2>; title="a, b"; rel="prefetch NEXT""#),
                .json(#"[{"id":2,"login":"b"}]"#).header("Link", #"<?page=1>; rel="prev""#),
            ])
        let list = try await fixture.service().fetch(after: nil) { _ in }.list
        #expect(list.entries.map(\.remoteID) == ["1", "2"])
        #expect(fixture.targets == ["/organizations?per_page=100", "/organizations?page=2"])
    }

    @Test func `three hundred are read unless a book says otherwise`() async throws {
        fixture.serve(1_000)
        let list = try await fixture.service().fetch(after: nil) { _ in }.list
        #expect(list.entries.count == 300)
        #expect(fixture.targets.count == 3)
    }

    @Test(arguments: [(1, 1), (99, 1), (100, 1), (101, 2), (250, 3)])
    func `the cap is exact, and a capped list is not whole`(limit: Int, requests: Int) async throws {
        fixture.serve(1_000)
        let list = try await fetch(limit: limit).list
        #expect(list.entries.map(\.remoteID) == (1...limit).map(String.init))
        #expect(!list.isWhole)
        #expect(fixture.targets.count == requests)
        #expect(fixture.targets.first == "/organizations?per_page=\(min(limit, 100))")
    }

    @Test(arguments: [100, 130])
    func `a list that ends at the cap is whole, one that is cut within a page is not`(limit: Int) async throws {
        fixture.serve(limit)
        #expect(try await fetch(limit: limit).list.isWhole)
        #expect(try await !fetch(limit: limit - 1).list.isWhole)
    }

    @Test func `a page that is larger than asked for is cut`() async throws {
        let list = try await cut(limit: 2)
        #expect(list.entries.map(\.remoteID) == ["1", "2"])
        #expect(!list.isWhole)
    }

    @Test(arguments: [300, 250])
    func `with a raised cap only what is behind it is asked for`(limit: Int) async throws {
        fixture.serve(1_000)
        let first = try await fetch(limit: limit)
        let asked = fixture.targets.count
        let second = try await fetch(limit: 500, after: first.state)
        // The page that the cap cut is asked for again: page addresses are the server's.
        let known = limit / 100 * 100
        #expect(try second.list.entries.map(\.remoteID) == (known + 1...500).map(String.init))
        #expect(try !second.list.isWhole)
        #expect(fixture.targets.dropFirst(asked).first == "/organizations?per_page=100&since=\(known)")

        let third = try await fetch(limit: 10_000, after: second.state)
        #expect(try third.list.entries.map(\.remoteID) == (501...1_000).map(String.init))
        #expect(try !third.list.isWhole)
        // The end was reached: the next fetch reads all anew, and knows what is gone.
        #expect(try await fetch(limit: 10_000, after: third.state).list.isWhole)
    }

    @Test(arguments: [300, 200])
    func `with the same or a lower cap everything is read anew`(limit: Int) async throws {
        fixture.serve(1_000)
        let state = try await fetch(limit: 300).state
        #expect(
            try await fetch(limit: limit, after: state).list.entries.map(\.remoteID) == (1...limit).map(String.init))
    }

    @Test func `a state of another list says nothing of this one`() async throws {
        fixture.serve(1_000)
        fixture.serve(3, at: "/users/luke/orgs")
        let state = try await fetch(limit: 100).state
        let service = try fixture.service(options: ["user": "luke", "limit": "200"])
        #expect(try await service.fetch(after: state) { _ in }.list.entries.count == 3)
    }

    @Test func `pages that lead in a circle are an error, not a list`() async throws {
        fixture.server.route("GET", "/organizations") { request in
            .json(#"[{"id":1,"login":"a"}]"#)
                .header("Link", "<?page=\(request.query == "page=2" ? 3 : 2)>; rel=next")
        }
        await #expect(
            throws: DirectoryError.incomplete(
                host: fixture.server.host, detail: "its pages lead in a circle, after 3 of them")
        ) { try await fixture.service().fetch(after: nil) { _ in } }
        #expect(fixture.targets.count == 3)
    }

    @Test func `a page that leads to itself is an error`() async throws {
        fixture.server.route("GET", "/organizations") { request in
            .json(#"[{"id":1,"login":"a"}]"#).header("Link", "<\(request.target)>; rel=next")
        }
        let error = await #expect(throws: DirectoryError.self) {
            try await fixture.service().fetch(after: nil) { _ in }
        }
        #expect(error?.kind == "wrong-shape")
        #expect(fixture.targets.count == 1)
    }

    @Test(arguments: [
        (
            "http://elsewhere.example/organizations?since=1",
            "its next page is on another server, elsewhere.example"
        ),
        ("https://127.0.0.1/organizations", "its next page is on another server, 127.0.0.1"),
        ("file:///etc/passwd", "the address of its next page is invalid"),
        ("http://127.0.0.1/organizations{?since}", "the address of its next page is invalid"),
    ])
    func `a next page elsewhere is not asked for`(next: String, detail: String) async throws {
        let reply = Reply.json(#"[{"id":1,"login":"a"}]"#).header("Link", "<\(next)>; rel=\"next\"")
        await #expect(throws: DirectoryError.incomplete(host: fixture.server.host, detail: detail)) {
            try await fixture.fetch(reply)
        }
    }

    @Test func `pages without entries do not go on for ever`() async throws {
        fixture.server.route("GET", "/organizations") { request in
            .json("[]").header("Link", "<\(request.target)x>; rel=next")
        }
        let error = await #expect(throws: DirectoryError.self) {
            try await fixture.service().fetch(after: nil) { _ in }
        }
        #expect(
            error?.message
                == "\(fixture.server.host) sent only a part of its list: an empty page links to another one"
        )
    }

    @Test(arguments: [
        (Reply.html(), "not-json"), (.json("{}"), "wrong-shape"), (.json(#"[{"id":3"#), "bad-json"),
        (.html(status: 502), "http-502"), (.empty(304), "empty-body"),
        (.json("{}", status: 403).header("X-RateLimit-Remaining", "0"), "rate-limited"),
    ])
    func `a later page that fails hands over nothing`(reply: Reply, kind: String) async throws {
        fixture.server.route(
            "GET", "/organizations",
            inTurn: [
                .json(#"[{"id":1,"login":"a"}]"#).tagged("\"v1\"").header("Link", "<?page=2>; rel=next"), reply,
            ])
        let error = await #expect(throws: DirectoryError.self) {
            try await fixture.service().fetch(after: nil) { _ in }
        }
        #expect(error?.kind == kind)
    }

    private func fetch(limit: Int, after state: String? = nil) async throws -> DirectoryFetch {
        try await fixture.service(options: ["limit": String(limit)]).fetch(after: state) { _ in }
    }

    private func cut(limit: Int) async throws -> EntryList {
        fixture.server.route("GET", "/organizations") { _ in
            .json("[\((1...5).map { #"{"id":\#($0),"login":"o"}"# }.joined(separator: ","))]")
        }
        return try await fetch(limit: limit).list
    }
}
