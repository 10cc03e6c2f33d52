import CurlNetworking
import FoundationEssentials
import Glibc
import JSON
import LoopbackServer
import Networking
import Testing

@Suite(.timeLimit(.minutes(5)))
struct LoopbackServerTests {
    @Test func `requests are remembered in order`() async throws {
        let server = try LoopbackServer()
        server.route("POST", "/a") { request in .json(request.text) }
        let client = CurlHTTPClient()
        let answer = try await client.send(
            HTTPRequest(.post, server.url("/a?b=c"), headers: ["X-A": "1"], body: Array("[1]".utf8)))
        _ = try await client.send(HTTPRequest(.get, server.url("/missing")))
        #expect(try answer.json() == .array([.integer(1)]))
        #expect(server.requests.map(\.method) == ["POST", "GET"])
        #expect(server.requests.map(\.path) == ["/a", "/missing"])
        #expect(server.requests.first?.query == "b=c")
        #expect(server.requests.first?.header("x-a") == "1")
    }

    @Test func `stopping ends connections that are held, and frees the port`() async throws {
        let server = try LoopbackServer()
        server.route("GET", "/") { _ in .silent }
        let client = CurlHTTPClient()
        let request = HTTPRequest(.get, server.url())
        let task = Task { await client.error(request) }
        #expect(await eventually { server.requests.count == 1 })
        server.stop()
        #expect(await task.value == .broken(host: server.host, .reset))
        #expect(server.openConnections == 0)

        let again = try LoopbackServer(port: server.port)
        again.route("GET", "/") { _ in .json("{}") }
        #expect(try await client.send(HTTPRequest(.get, again.url())).status == 200)
    }

    @Test func `the port of a server that was stopped refuses connections, and nobody else is given it by chance`()
        async throws
    {
        let server = try LoopbackServer()
        server.stop()
        #expect(await CurlHTTPClient().error(HTTPRequest(.get, server.url())) == .unreachable(host: server.host))
        let other = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        defer { close(other) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(server.port).bigEndian
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeBytes(of: &address) { bytes in
            bytes.baseAddress.map { bind(other, $0.assumingMemoryBound(to: sockaddr.self), size) }
        }
        #expect(result == -1)
        #expect(errno == EADDRINUSE)
    }

    @Test func `the latest route wins, and replies can be used in turn`() async throws {
        let server = try LoopbackServer()
        server.route("GET", "/*") { _ in .empty(204) }
        server.route("GET", "/a", inTurn: [.empty(201), .empty(202)])
        let client = CurlHTTPClient()
        var statuses: [Int] = []
        for path in ["/a", "/a", "/a", "/b"] {
            statuses.append(try await client.send(HTTPRequest(.get, server.url(path))).status)
        }
        #expect(statuses == [201, 202, 202, 204])
    }
}
