import Directories
import Doubles
import LoopbackServer
import Models
import Networking
import Testing

/// Requests, answers that are no list, limits, and asking again, over real sockets.
struct OrganizationsFetchTests {
    private let fixture: OrganizationsFixture

    init() throws {
        fixture = try OrganizationsFixture()
    }

    @Test(arguments: [
        ("", "/organizations?per_page=100"), ("/", "/organizations?per_page=100"),
        ("/api/v3", "/api/v3/organizations?per_page=100"), ("/api/v3/", "/api/v3/organizations?per_page=100"),
        ("/organizations", "/organizations?per_page=100"),
        ("/organizations?since=7", "/organizations?since=7&per_page=100"),
        ("/users/luke/orgs?per_page=10", "/users/luke/orgs?per_page=10"),
    ])
    func `a book names the API or one of its lists`(path: String, target: String) async throws {
        fixture.server.route("GET", "/*") { _ in .json("[]") }
        let fetch = try await fixture.service(path: path).fetch(after: nil) { _ in }
        #expect(try fetch.list == EntryList())
        #expect(fixture.targets == [target])
    }

    @Test(arguments: [("", "luke"), ("/", " luke\n"), ("/api/v3", "luke")])
    func `a user's organizations have a path of their own`(path: String, user: String) async throws {
        fixture.server.route("GET", "/*") { _ in .json("[]") }
        _ = try await fixture.service(path: path, options: ["user": user, "limit": "20"]).fetch(after: nil) { _ in }
        #expect(fixture.targets == ["\(path == "/" ? "" : path)/users/luke/orgs?per_page=20"])
    }

    @Test(arguments: ["a/b", "..", "a?b", "a b", "%2e", "ü", "-\u{0}", String(repeating: "x", count: 101)])
    func `what is no login is refused`(user: String) throws {
        #expect(
            throws: DirectoryError.badOption(
                "user", value: user, reason: "a login has letters, digits, \"-\" and \"_\" only")
        ) { try fixture.service(options: ["user": user]) }
    }

    @Test func `a user and the URL of a list do not go together`() throws {
        #expect(
            throws: DirectoryError.badOption("user", value: "luke", reason: "the book's URL names a list already")
        ) { try fixture.service(path: "/organizations", options: ["user": "luke"]) }
    }

    @Test(arguments: ["0", "-1", "1000001", "many", "", "1.5", "99999999999999999999"])
    func `a cap is a whole number from one to a million`(limit: String) throws {
        let error = #expect(throws: DirectoryError.self) { try fixture.service(options: ["limit": limit]) }
        #expect(error?.kind == "validation")
        #expect(
            error?.message == "the option limit can't be \"\(limit)\": it must be a whole number from 1 to 1000000")
    }

    @Test func `the headers are those that GitHub asks for, and there is no token`() async throws {
        _ = try await fixture.fetch(.json("[]"))
        let request = try #require(fixture.server.requests.first)
        #expect(request.header("Accept") == "application/vnd.github+json")
        #expect(request.header("X-GitHub-Api-Version") == "2022-11-28")
        #expect(request.header("Authorization") == nil)
    }

    @Test(arguments: [
        (#"{"message":"Hello"}"#, "object"), ("null", "null"), (#""text""#, "string"), ("7", "number"),
        (#"{"0":{"id":1,"login":"a"}}"#, "object"),
    ])
    func `what is no list is an error, never an empty list`(json: String, found: String) async throws {
        await #expect(
            throws: DirectoryError.wrongShape(
                host: fixture.server.host, detail: "a list is needed, \(found) was found")
        ) { try await fixture.fetch(.json(json)) }
    }

    @Test(arguments: [
        (Reply.html(), "not-json"), (.html(Self.heroku, status: 404), "not-found"),
        (.json(#"[{"id":1,"login":"#), "bad-json"), (.json(""), "empty-body"), (.html(status: 500), "http-500"),
        (.html(status: 403), "http-403"), (.json(#"{"message":"Bad credentials"}"#, status: 401), "unauthorized"),
        (.json(#"[{"id":1,"login":"a"}]"#).truncated(after: 9), "unreachable"), (.empty(304), "empty-body"),
        (.redirect(to: "file:///etc/passwd"), "redirect"),
    ])
    func `what is no success hands over nothing`(reply: Reply, kind: String) async throws {
        let error = await #expect(throws: DirectoryError.self) { try await fixture.fetch(reply) }
        #expect(error?.kind == kind)
        #expect(error?.message.contains("<") == false)
    }

    @Test(arguments: [403, 429])
    func `a limit that is used up says until when`(status: Int) async throws {
        let reply = Reply.json(#"{"message":"API rate limit exceeded"}"#, status: status)
            .header("x-ratelimit-limit", "60").header("x-ratelimit-remaining", "0")
            .header("x-ratelimit-reset", "4102444800")
        await #expect(throws: limited(until: 4_102_444_800)) { try await fixture.fetch(reply) }
    }

    @Test(arguments: [403, 429])
    func `a wait that the server asks for comes before the reset`(status: Int) async throws {
        let reply = Reply.json("{}", status: status).retryAfter("Fri, 01 Jan 2100 00:01:00 GMT")
            .header("X-RateLimit-Remaining", "59").header("X-RateLimit-Reset", "4102444800")
        await #expect(throws: limited(until: 4_102_444_860)) { try await fixture.fetch(reply) }
    }

    @Test func `a busy server says until when too`() async throws {
        let reply = Reply.html(status: 503).retryAfter("Fri, 01 Jan 2100 00:01:00 GMT")
        await #expect(
            throws: DirectoryError.http(
                .status(
                    503, host: fixture.server.host, message: nil, until: HTTPDate(secondsSince1970: 4_102_444_860)))
        ) { try await fixture.fetch(reply) }
    }

    @Test func `a 403 with requests left is no limit`() async throws {
        let reply = Reply.json(#"{"message":"Forbidden"}"#, status: 403).header("X-RateLimit-Remaining", "59")
        let error = await #expect(throws: DirectoryError.self) { try await fixture.fetch(reply) }
        #expect(error?.kind == "http-403")
    }

    @Test func `one page is asked whether it has changed`() async throws {
        let reply = Reply.json(#"[{"id":1,"login":"a"}]"#).tagged("W/\"v1\"")
        let first = try await fixture.fetch(reply)
        let state = try #require(first.state)
        #expect(try await fixture.fetch(reply, after: state) == DirectoryFetch(.unchanged, state: state))
        #expect(fixture.server.requests.map { $0.header("If-None-Match") } == [nil, "W/\"v1\""])
        #expect(try await fixture.fetch(.json("[]").tagged("\"v2\""), after: state).list == EntryList())
    }

    @Test func `the only page of a capped list is asked too`() async throws {
        fixture.server.route("GET", "/organizations") { _ in
            .json(#"[{"id":1,"login":"a"},{"id":2,"login":"b"}]"#).tagged("\"v1\"").header(
                "Link", "<?page=2>; rel=next")
        }
        let service = try fixture.service(options: ["limit": "2"])
        let state = try await service.fetch(after: nil) { _ in }.state
        #expect(try await service.fetch(after: state) { _ in }.content == .unchanged)
    }

    @Test func `the first of several pages is not, since it says nothing of the others`() async throws {
        fixture.server.route("GET", "/organizations") { request in
            request.query == "page=2"
                ? .json(#"[{"id":2,"login":"b"}]"#)
                : .json(#"[{"id":1,"login":"a"}]"#).tagged("\"v1\"").header("Link", "<?page=2>; rel=next")
        }
        let state = try await fixture.service().fetch(after: nil) { _ in }.state
        _ = try await fixture.service().fetch(after: state) { _ in }.list
        #expect(fixture.server.requests.allSatisfy { $0.header("If-None-Match") == nil })
    }

    @Test func `nor is a full last page, since it stays as it is when another follows`() async throws {
        let body = (1...100).map { #"{"id":\#($0),"login":"o"}"# }.joined(separator: ",")
        let state = try await fixture.fetch(.json("[\(body)]").tagged("\"v1\"")).state
        _ = try await fixture.fetch(.json("[]"), after: state).list
        #expect(fixture.server.requests.allSatisfy { $0.header("If-None-Match") == nil })
    }

    @Test(arguments: ["", "{", "[]", #"{"list":7}"#, #"{"etag":"\"v1\""}"#, #"{"list":"x","limit":1,"before":-1}"#])
    func `a state of another form asks for everything`(state: String) async throws {
        #expect(try await fixture.fetch(.json(#"[{"id":1,"login":"a"}]"#), after: state).list.isWhole)
        #expect(fixture.targets == ["/organizations?per_page=100"])
    }

    @Test func `the kind is read-only, and has a URL of its own`() throws {
        let kind = OrganizationsFixture.kind
        #expect(kind.name == "github-organizations")
        #expect(kind.defaultURL == "https://api.github.com")
        #expect(kind.options.map(\.name) == ["user", "limit"])
        #expect(kind.options.map(\.keepsState) == [false, true])
        #expect(kind.capabilities.isReadOnly)
        #expect(kind.capabilities.fields == [.name, .kind, .url, .note, .photo])
    }

    private static let heroku = """
        <!DOCTYPE html><html><head><title>No such app</title></head><body><iframe
        src="//www.herokucdn.com/error-pages/no-such-app.html"></iframe></body></html>
        """

    private func limited(until seconds: Int) -> DirectoryError {
        .http(.rateLimited(host: fixture.server.host, until: HTTPDate(secondsSince1970: seconds)))
    }
}
