import CurlNetworking
import LoopbackServer
import Networking
import Testing

struct BackoffRetrierTests {
    private let clock = ManualClock()

    private func client(random: Double = 0.5) -> InterceptingHTTPClient {
        InterceptingHTTPClient(
            base: CurlHTTPClient(), retriers: [BackoffRetrier(clock: clock.clock, random: { random })],
            clock: clock.clock)
    }

    @Test func `a GET is tried three times, each wait twice the one before`() async throws {
        let server = try LoopbackServer()
        server.route("GET", "/", inTurn: [.text("busy", status: 503), .json("[]").truncated(after: 1), .json("[]")])
        #expect(try await client().send(HTTPRequest(.get, server.url())).status == 200)
        #expect(clock.sleeps == [.milliseconds(375), .milliseconds(750)])
        #expect(server.requests.count == 3)
    }

    @Test func `the last answer stands when all attempts fail`() async throws {
        let server = try LoopbackServer()
        server.route("HEAD", "/") { _ in .empty(502) }
        #expect(try await client().send(HTTPRequest(.head, server.url())).status == 502)
        #expect(server.requests.count == 3)
    }

    @Test("jitter shortens a wait by up to a half", arguments: [(0.0, 250), (1.0, 500)])
    func jitter(_ random: Double, _ milliseconds: Int) async throws {
        let server = try LoopbackServer()
        server.route("GET", "/", inTurn: [.empty(500), .json("{}")])
        _ = try await client(random: random).send(HTTPRequest(.get, server.url()))
        #expect(clock.sleeps == [.milliseconds(milliseconds)])
    }

    @Test("a write is sent once", arguments: [HTTPMethod.post, .put, .patch, .delete])
    func writes(_ method: HTTPMethod) async throws {
        let server = try LoopbackServer()
        server.route(method.rawValue, "/") { _ in .empty(503) }
        #expect(try await client().send(HTTPRequest(method, server.url())).status == 503)
        server.route(method.rawValue, "/") { _ in .raw() }
        #expect(await client().error(HTTPRequest(method, server.url())) == .broken(host: server.host, .reset))
        #expect(server.requests.count == 2)
        #expect(clock.sleeps.isEmpty)
    }

    @Test func `a short wish of the server is obeyed, as seconds, date and reset`() async throws {
        let server = try LoopbackServer()
        let date = clock.start.adding(seconds: 7).description
        server.route(
            "GET", "/",
            inTurn: [.empty(429).retryAfter("3"), .empty(503).retryAfter(date), .json("{}")])
        #expect(try await client().send(HTTPRequest(.get, server.url())).status == 200)
        #expect(clock.sleeps == [.seconds(3), .seconds(4)])

        let reset = "\(clock.start.adding(seconds: 9).secondsSince1970)"
        let limited = Reply.empty(403).header("X-RateLimit-Remaining", "0").header("X-RateLimit-Reset", reset)
        server.route("GET", "/", inTurn: [limited, .json("{}")])
        #expect(try await client().send(HTTPRequest(.get, server.url())).status == 200)
        #expect(clock.sleeps.last == .seconds(2))
    }

    @Test func `a long wish is not waited for, and the error says until when`() async throws {
        let server = try LoopbackServer()
        server.route("GET", "/") { _ in .json(#"{"message":"slow down"}"#, status: 429).retryAfter("6") }
        let response = try await client().send(HTTPRequest(.get, server.url()))
        #expect(clock.sleeps.isEmpty)
        #expect(throws: HTTPError.rateLimited(host: server.host, until: clock.start.adding(seconds: 6))) {
            try response.validated(now: clock.start)
        }
    }

    @Test("what would fail again is not tried again", arguments: [400, 401, 403, 404, 422, 501])
    func hopeless(_ status: Int) async throws {
        let server = try LoopbackServer()
        server.route("GET", "/") { _ in .empty(status) }
        #expect(try await client().send(HTTPRequest(.get, server.url())).status == status)
        #expect(server.requests.count == 1)
    }

    @Test func `a host that is gone is told at once`() async throws {
        let server = try LoopbackServer()
        server.stop()
        #expect(await client().error(HTTPRequest(.get, server.url())) == .unreachable(host: server.host))
        #expect(clock.sleeps.isEmpty)
    }
}
