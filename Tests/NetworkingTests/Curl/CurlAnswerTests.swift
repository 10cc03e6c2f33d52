import CurlNetworking
import LoopbackServer
import Networking
import Testing

/// Each way a server can misbehave, over real sockets.
@Suite(.timeLimit(.minutes(5)))
struct CurlAnswerTests {
    private let client = CurlHTTPClient()
    private let server: LoopbackServer

    init() throws { server = try LoopbackServer() }

    private func request(_ reply: Reply, limits: HTTPLimits = HTTPLimits()) -> HTTPRequest {
        server.route("GET", "/") { _ in reply }
        return HTTPRequest(.get, server.url(), limits: limits)
    }

    @Test func `a proper answer arrives whole`() async throws {
        let reply = Reply.json("{\"a\":1}").header("X-Two", "1").header("x-two", " 2 ").header("X-Empty", "")
        let response = try await client.send(request(reply))
        #expect(response.status == 200)
        #expect(response.body == Array("{\"a\":1}".utf8))
        #expect(response.headers.values("X-TWO") == ["1", "2"])
        #expect(response.headers["X-Empty"] == "")
        #expect(response.url == server.url())
    }

    @Test func `a body that drips or comes in chunks or compressed arrives whole`() async throws {
        #expect(try await client.send(request(.json("[1,2]").dripping(every: .milliseconds(1)))).body.count == 5)
        #expect(try await client.send(request(.text(String(repeating: "x", count: 95)).chunked())).body.count == 95)
        let text = Array(String(repeating: "{}", count: 50_000).utf8)
        #expect(try await client.send(request(.gzipped(text))).body == text)
        #expect(server.requests.last?.header("Accept-Encoding") == "gzip")
    }

    @Test func `HEAD, 204 and errors have an answer like any other`() async throws {
        server.route("HEAD", "/") { _ in .json("[1,2,3]") }
        let head = try await client.send(HTTPRequest(.head, server.url()))
        #expect(head.headers["Content-Length"] == "7")
        #expect(head.body.isEmpty)
        #expect(try await client.send(request(.empty(204))).status == 204)
        let missing = try await client.send(HTTPRequest(.get, server.url("/missing")))
        #expect(missing.status == 404)
        #expect(missing.body == Array(#"{"error":"Not Found"}"#.utf8))
    }

    @Test func `informational answers are passed over, and folded lines joined`() async throws {
        let raw =
            "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 200 OK\r\nX-Long: a\r\n  b\r\n"
            + "Content-Length: 2\r\n\r\nok"
        let response = try await client.send(request(.raw(raw)))
        #expect(response.status == 200)
        #expect(response.headers["Link"] == nil)
        #expect(response.headers["X-Long"] == "a b")
    }

    @Test func `HTML with 200 is an answer, and no JSON`() async throws {
        let response = try await client.send(request(.html()))
        #expect(throws: HTTPError.self) { try response.json() }
    }

    @Test(
        "an answer that breaks off is told apart from one that is whole",
        arguments: [
            (Reply.json("[1,2,3]").truncated(after: 3), HTTPError.InvalidResponse.truncated),
            (.raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab"), .truncated),
            (.raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n"), .truncated),
            (.json("[1,2,3]").reset(), .reset), (.json("[1,2,3]").reset(after: 20), .reset), (.raw(), .reset),
            (.brokenChunks, .malformed), (.raw("SSH-2.0-OpenSSH_9.2\r\n"), .malformed),
            (.raw("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nabcde"), .malformed),
            (.json("{}").header("Content-Encoding", "gzip"), .badCompression),
        ])
    func broken(_ reply: Reply, _ error: HTTPError.InvalidResponse) async {
        #expect(await client.error(request(reply)) == .broken(host: server.host, error))
    }

    @Test func `a reset in the middle of the body is an error, not a short body`() async {
        let reply = Reply.text(String(repeating: "x", count: 1_000)).reset(after: 500)
        #expect(await client.error(request(reply)) == .broken(host: server.host, .reset))
    }

    @Test func `a longer length than the body is waited for, a shorter one cuts`() async throws {
        let limits = HTTPLimits(totalTime: .milliseconds(300))
        let waiting = request(.json("{}").announcing(length: 100), limits: limits)
        #expect(await client.error(waiting) == .timedOut(host: server.host, after: .milliseconds(300)))

        let short = try await client.send(request(.json("{\"a\":1}").announcing(length: 2)))
        #expect(short.body == Array("{\"".utf8))
        let next = try await client.send(request(.json("[true]")))
        #expect(next.body == Array("[true]".utf8))
    }
}
