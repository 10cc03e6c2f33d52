import CurlNetworking
import FoundationEssentials
import LoopbackServer
import Networking
import Testing

@Suite(.timeLimit(.minutes(5)))
struct CurlLimitTests {
    private let client = CurlHTTPClient()
    private let server: LoopbackServer

    init() throws { server = try LoopbackServer() }

    private func request(_ reply: Reply, _ limits: HTTPLimits) -> HTTPRequest {
        server.route("GET", "/") { _ in reply }
        return HTTPRequest(.get, server.url(), limits: limits)
    }

    @Test func `the total time ends a server that is slow, and one that drips`() async {
        let limits = HTTPLimits(totalTime: .milliseconds(300))
        let error = HTTPError.timedOut(host: server.host, after: .milliseconds(300))
        #expect(await client.error(request(.json("{}").delayed(by: .seconds(60)), limits)) == error)
        let drip = Reply.text(String(repeating: "x", count: 1_000)).dripping(every: .milliseconds(20))
        #expect(await client.error(request(drip, limits)) == error)
    }

    @Test func `the idle time ends an answer that stands still or trickles`() async {
        let limits = HTTPLimits(idleTime: .seconds(1), slowestBytesPerSecond: 100)
        let error = HTTPError.timedOut(host: server.host, after: .seconds(1))
        let trickle = Reply.text(String(repeating: "x", count: 10_000)).dripping(every: .milliseconds(100))
        #expect(await client.error(request(.silent, limits)) == error)
        #expect(await client.error(request(trickle, limits)) == error)
    }

    @Test func `the connect time covers TLS`() async {
        // A plain server that waits for the end of a head never answers a handshake.
        let url = address("https://\(server.host)/")
        let request = HTTPRequest(.get, url, limits: HTTPLimits(connectTime: .milliseconds(200)))
        #expect(await client.error(request) == .timedOut(host: server.host, after: .milliseconds(200)))
    }

    @Test func `redirects share one total time`() async {
        server.route("GET", "/*") { request in
            .redirect(to: request.path + "x").delayed(by: .milliseconds(150))
        }
        let limits = HTTPLimits(totalTime: .milliseconds(500), redirects: 100)
        let request = HTTPRequest(.get, server.url("/"), limits: limits)
        #expect(await client.error(request) == .timedOut(host: server.host, after: .milliseconds(500)))
    }

    @Test(
        "a body beyond its limit stops the transfer",
        arguments: [
            Reply.text(String(repeating: "x", count: 2_000)), .text(String(repeating: "x", count: 2_000)).chunked(),
            .text(String(repeating: "x", count: 500)).endless(), .gzipBomb(64 << 20),
            .text("x").announcing(length: 2_000),
        ])
    func body(_ reply: Reply) async {
        let error = HTTPError.tooLarge(host: server.host, .body, limit: 1_999)
        #expect(await client.error(request(reply, HTTPLimits(bodyBytes: 1_999))) == error)
        #expect(await eventually { server.openConnections == 0 })
    }

    @Test func `a body of exactly its limit is fine`() async throws {
        let limits = HTTPLimits(bodyBytes: 2_000)
        #expect(try await client.send(request(.text(String(repeating: "x", count: 2_000)), limits)).body.count == 2_000)
        #expect(try await client.send(request(.empty(), HTTPLimits(bodyBytes: 0))).status == 204)
    }

    @Test(
        "headers beyond their limit stop the transfer",
        arguments: [
            Reply.json("{}").header("X-Big", String(repeating: "x", count: 10_000)),
            .json("{}").header("X-Huge", String(repeating: "x", count: 300_000)),
            .raw("HTTP/1.1 200 OK\r\n" + String(repeating: "A: b\r\n", count: 5_000)),
            .raw(String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 5_000)),
        ])
    func headers(_ reply: Reply) async {
        let error = HTTPError.tooLarge(host: server.host, .headers, limit: 8_192)
        #expect(await client.error(request(reply, HTTPLimits(headerBytes: 8_192))) == error)
    }
}
