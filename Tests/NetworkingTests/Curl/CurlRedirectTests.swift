import CurlNetworking
import FoundationEssentials
import LoopbackServer
import Networking
import Testing

@Suite(.timeLimit(.minutes(5)))
struct CurlRedirectTests {
    private let client = CurlHTTPClient()
    private let server: LoopbackServer
    private let other: LoopbackServer
    private let secrets: HTTPHeaders = ["Authorization": "a", "Cookie": "b", "X-Api-Key": "c", "X-Plain": "d"]

    init() throws {
        server = try LoopbackServer()
        other = try LoopbackServer()
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"] {
            for place in [server, other] { place.route(method, "/end") { _ in .json("[]") } }
        }
    }

    private func error(_ location: String, _ method: HTTPMethod = .get, limits: HTTPLimits = HTTPLimits()) async
        -> HTTPError.RedirectError?
    {
        server.route(method.rawValue, "/start") { _ in .redirect(to: location) }
        let request = HTTPRequest(method, server.url("/start"), limits: limits)
        guard case .redirect(server.host, let error) = await client.error(request) else { return nil }
        return error
    }

    @Test("a redirect is followed, and the answer knows where it ended", arguments: [301, 302, 303, 307, 308])
    func followed(_ status: Int) async throws {
        server.route("GET", "/a/start") { _ in .redirect(to: "../end?x=1", status: status) }
        let response = try await client.send(HTTPRequest(.get, server.url("/a/start")))
        #expect(response.url == server.url("/end?x=1"))
        #expect(response.status == 200)
    }

    @Test func `credentials stay within scheme, host and port`() async throws {
        func seen(_ location: String) async throws -> [String?] {
            server.route("GET", "/start") { _ in .redirect(to: location) }
            _ = try await client.send(HTTPRequest(.get, server.url("/start"), headers: secrets))
            let last = try #require(location.contains(":\(other.port)") ? other.requests.last : server.requests.last)
            #expect(last.path == "/end")
            return ["Authorization", "Cookie", "X-Api-Key", "X-Plain"].map { last.header($0) }
        }
        #expect(try await seen("/end") == ["a", "b", "c", "d"])
        #expect(try await seen(other.url("/end").absoluteString) == [nil, nil, nil, "d"])
        #expect(try await seen(server.url("/end", host: "localhost").absoluteString) == [nil, nil, nil, "d"])
        #expect(try await seen("http://evil:word@\(server.host)/end") == ["a", "b", "c", "d"])
    }

    @Test(
        "a method and its body survive",
        arguments: [
            (HTTPMethod.post, 307), (.post, 308), (.put, 301), (.put, 302), (.put, 307), (.put, 308), (.patch, 307),
            (.delete, 302),
        ])
    func kept(_ method: HTTPMethod, _ status: Int) async throws {
        server.route(method.rawValue, "/start") { _ in .redirect(to: "/end", status: status) }
        _ = try await client.send(HTTPRequest(method, server.url("/start"), body: [1, 2, 3]))
        let last = try #require(server.requests.last)
        #expect(last.path == "/end")
        #expect(last.method == method.rawValue)
        #expect(last.body == [1, 2, 3])
    }

    @Test(
        "a write is never turned into a read",
        arguments: [(HTTPMethod.put, 303), (.patch, 303), (.delete, 303), (.post, 301), (.post, 302), (.post, 303)])
    func neverChanged(_ method: HTTPMethod, _ status: Int) async {
        server.route(method.rawValue, "/start") { _ in .redirect(to: "/end", status: status) }
        let request = HTTPRequest(method, server.url("/start"), body: [1])
        #expect(await client.error(request) == .redirect(host: server.host, .wouldChangeMethod))
        #expect(server.requests.count == 1)
    }

    @Test func `circles and long chains end`() async {
        #expect(await error("/start") == .loop)
        server.route("GET", "/back") { _ in .redirect(to: "/start#again") }
        #expect(await error("/back") == .loop)
        server.route("GET", "/n*") { request in .redirect(to: request.path + "n") }
        #expect(await error("/n") == .tooMany(limit: 5))
        #expect(await error("/end", limits: HTTPLimits(redirects: 0)) == .tooMany(limit: 0))
    }

    @Test(
        "other schemes are refused",
        arguments: [("file:///etc/passwd", "file"), ("FTP://127.0.0.1/x", "FTP"), ("data:,x", "data")])
    func schemes(_ location: String, _ scheme: String) async {
        #expect(await error(location) == .forbiddenScheme(scheme))
    }

    @Test("a redirect to nowhere is refused", arguments: ["", "http://", "http:///x"])
    func nowhere(_ location: String) async {
        #expect(await error(location) == .badLocation)
    }

    @Test func `304 and 300 are no redirects`() async throws {
        server.route("GET", "/start") { _ in .redirect(to: "/end", status: 304) }
        #expect(try await client.send(HTTPRequest(.get, server.url("/start"))).status == 304)
        server.route("GET", "/start") { _ in .redirect(to: "/end", status: 300) }
        #expect(try await client.send(HTTPRequest(.get, server.url("/start"))).status == 300)
    }

    @Test func `https leads to http only where nothing secret goes along`() async throws {
        let answer =
            "HTTP/1.1 307 X\r\nLocation: \(server.url("/end"))\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        let secure = try LoopbackTLSServer(answers: ["start": answer])
        let client = CurlHTTPClient(options: CurlOptions(caFile: secure.caFile))

        let plain = try await client.send(HTTPRequest(.get, secure.url("/start")))
        #expect(plain.url == server.url("/end"))
        let signedIn = HTTPRequest(.get, secure.url("/start"), headers: ["Authorization": "a"])
        #expect(await client.error(signedIn) == .redirect(host: secure.host, .insecure))
        #expect(server.requests.count == 1)
    }
}
