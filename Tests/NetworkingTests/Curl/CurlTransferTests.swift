import CurlNetworking
import FoundationEssentials
import LoopbackServer
import Networking
import Testing

/// Many transfers, and their ends.
@Suite(.timeLimit(.minutes(5)))
struct CurlTransferTests {
    private let server: LoopbackServer

    init() throws { server = try LoopbackServer() }

    @Test func `one connection serves request after request`() async throws {
        let client = CurlHTTPClient()
        server.route("GET", "/") { _ in .json("{}") }
        for _ in 0..<20 { _ = try await client.send(HTTPRequest(.get, server.url())) }
        #expect(server.connections == 1)
        #expect(server.requests.count == 20)
    }

    @Test func `fifty requests at once get each its own answer, over few connections`() async throws {
        let client = CurlHTTPClient(options: CurlOptions(transfersPerHost: 5))
        server.route("GET", "/*") { request in .text(request.path) }
        let urls = (0..<50).map { server.url("/n\($0)") }
        let bodies = try await withThrowingTaskGroup(of: (String, String).self) { group in
            for url in urls {
                group.addTask {
                    let response = try await client.send(HTTPRequest(.get, url))
                    return (url.path(), String(decoding: response.body, as: UTF8.self))
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        #expect(bodies.count == 50)
        #expect(bodies.allSatisfy { $0.key == $0.value })
        #expect(server.connections <= 5)
        #expect(server.mostAtOnce <= 5)
    }

    @Test func `no more transfers run at once than allowed, in all and per host`() async throws {
        let other = try LoopbackServer()
        let gate = try LoopbackGate()
        for place in [server, other] { place.route("GET", "/") { _ in .json("{}").held(by: gate) } }
        let client = CurlHTTPClient(options: CurlOptions(transfers: 3, transfersPerHost: 2))
        let requests = [server, server, server, server, other, other, other].map { HTTPRequest(.get, $0.url()) }

        let answers = Task {
            await withTaskGroup(of: HTTPError?.self) { group in
                for request in requests { group.addTask { await client.error(request) } }
                return await group.reduce(into: []) { $0.append($1) }
            }
        }
        #expect(await eventually { server.requests.count + other.requests.count == 3 })
        gate.open()

        #expect(await answers.value == Array(repeating: nil, count: 7))
        #expect(server.mostAtOnce <= 2)
        #expect(other.mostAtOnce <= 2)
        #expect(server.requests.count == 4)
        #expect(other.requests.count == 3)
    }

    @Test func `a canceled task ends its transfer and its connection`() async throws {
        let client = CurlHTTPClient()
        server.route("GET", "/") { _ in .silent }
        let request = HTTPRequest(.get, server.url())
        let task = Task { await client.error(request) }
        #expect(await eventually { server.requests.count == 1 })
        task.cancel()
        #expect(await task.value == .canceled)
        #expect(await eventually { server.openConnections == 0 })
    }

    @Test func `a canceled task that waits for its turn never reaches the server`() async throws {
        let gate = try LoopbackGate()
        server.route("GET", "/first") { _ in .json("{}").held(by: gate) }
        let client = CurlHTTPClient(options: CurlOptions(transfersPerHost: 1))
        let requests = ["/first", "/second"].map { HTTPRequest(.get, server.url($0)) }
        let first = Task { await client.error(requests[0]) }
        #expect(await eventually { server.requests.count == 1 })
        let second = Task { await client.error(requests[1]) }
        second.cancel()
        #expect(await second.value == .canceled)
        gate.open()
        #expect(await first.value == nil)
        #expect(server.requests.map(\.path) == ["/first"])
    }

    @Test func `a task that is canceled before it sends gets nothing`() async {
        let client = CurlHTTPClient()
        let request = HTTPRequest(.get, server.url())
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await client.error(request)
        }
        #expect(await task.value == .canceled)
    }

    @Test func `closing ends what is under way and what comes later`() async {
        let client = CurlHTTPClient()
        server.route("GET", "/") { _ in .silent }
        let request = HTTPRequest(.get, server.url())
        let task = Task { await client.error(request) }
        #expect(await eventually { server.requests.count == 1 })
        client.close()
        #expect(await task.value == .canceled)
        #expect(await client.error(request) == .canceled)
        #expect(await eventually { server.openConnections == 0 })
    }

    @Test func `a client that goes away takes its connections along`() async throws {
        server.route("GET", "/") { _ in .json("{}") }
        do {
            let client = CurlHTTPClient()
            _ = try await client.send(HTTPRequest(.get, server.url()))
            #expect(server.openConnections == 1)
        }
        #expect(await eventually { server.openConnections == 0 })
    }

    @Test func `a write whose answer is lost is not repeated on another connection`() async throws {
        let client = CurlHTTPClient()
        server.route("GET", "/") { _ in .json("{}") }
        server.route("POST", "/") { _ in .raw() }
        _ = try await client.send(HTTPRequest(.get, server.url()))
        #expect(await client.error(HTTPRequest(.post, server.url(), body: [1])) == .broken(host: server.host, .reset))
        #expect(server.requests.filter { $0.method == "POST" }.count == 1)
    }
}
