import CurlNetworking
import FoundationEssentials
import LoopbackServer
import Networking
import Testing

/// Requests on the wire.
@Suite(.timeLimit(.minutes(5)))
struct CurlRequestTests {
    private let client = CurlHTTPClient()
    private let server: LoopbackServer

    init() throws { server = try LoopbackServer() }

    private func sent(_ request: HTTPRequest) async throws -> ReceivedRequest {
        server.route(request.method.rawValue, "/*") { _ in .json("{}") }
        _ = try await client.send(request)
        return try #require(server.requests.last)
    }

    @Test(
        "every method goes out with its body",
        arguments: [HTTPMethod.post, .put, .patch, .delete, .options, HTTPMethod(rawValue: "PROPFIND")])
    func bodies(_ method: HTTPMethod) async throws {
        let body = Array(#"{"first_name":"Leia"}"#.utf8)
        let request = HTTPRequest(method, server.url("/c/1?x=%20"), headers: ["Content-Type": "a/b"], body: body)
        let sent = try await sent(request)
        #expect(sent.method == method.rawValue)
        #expect(sent.target == "/c/1?x=%20")
        #expect(sent.body == body)
        #expect(sent.header("Content-Type") == "a/b")
        #expect(sent.header("Content-Length") == "\(body.count)")
    }

    @Test func `a large body goes out without asking first`() async throws {
        let body = [UInt8](repeating: 7, count: 3 << 20)
        let sent = try await sent(HTTPRequest(.post, server.url("/"), body: body))
        #expect(sent.body == body)
        #expect(sent.header("Expect") == nil)
        #expect(sent.header("Content-Type") == nil)
    }

    @Test func `a write without a body says so, and a GET says nothing`() async throws {
        #expect(try await sent(HTTPRequest(.put, server.url("/"))).header("Content-Length") == "0")
        #expect(try await sent(HTTPRequest(.post, server.url("/"), body: [])).header("Content-Length") == "0")
        #expect(try await sent(HTTPRequest(.delete, server.url("/"))).header("Content-Length") == nil)
        #expect(try await sent(HTTPRequest(.get, server.url("/"))).header("Content-Length") == nil)
    }

    @Test func `headers go out as given, empty and repeated ones too`() async throws {
        let headers: HTTPHeaders = ["X-Empty": "", "X-A": "1", "x-a": "2", "Accept": "application/json"]
        let sent = try await sent(HTTPRequest(.get, server.url("/"), headers: headers))
        #expect(sent.headers.filter { $0.name.lowercased() == "x-a" }.map(\.value) == ["1", "2"])
        #expect(sent.header("X-Empty") == "")
        #expect(sent.headers.filter { $0.name == "Accept" }.map(\.value) == ["application/json"])
    }

    @Test(
        "a header that would change the request's frame is refused and nothing is sent",
        arguments: [
            ("X-A", "1\r\nX-B: 2"), ("X-A", "a\nb"), ("X-A\r\nX-B", "1"), ("X A", "1"), ("", "1"), ("X-A", "a\0b"),
            ("Content-Length", "5"), ("transfer-encoding", "chunked"),
        ])
    func injection(_ name: String, _ value: String) async {
        let request = HTTPRequest(.get, server.url("/"), headers: [name: value])
        #expect(await client.error(request) == .invalidHeader(name: name))
        let odd = HTTPRequest(HTTPMethod(rawValue: "GET / HTTP/1.1\r\nX:"), server.url("/"))
        #expect(await client.error(odd) == .invalidHeader(name: "method"))
        #expect(server.requests.isEmpty)
    }

    @Test(
        "only http and https with a host are sent",
        arguments: ["file:///etc/passwd", "ftp://127.0.0.1/", "/relative", "http:///x", "data:,x", "gopher://h/"])
    func schemes(_ url: String) async {
        #expect(await client.error(HTTPRequest(.get, address(url))) == .invalidURL(url))
    }

    @Test func `user and password of a URL become a header, and are gone from the answer`() async throws {
        let url = address("http://me:p%40ss@\(server.host)/x")
        server.route("GET", "/x") { _ in .redirect(to: "/y") }
        server.route("GET", "/y") { _ in .json("{}") }
        let response = try await client.send(HTTPRequest(.get, url))
        #expect(server.requests.map { $0.header("Authorization") } == ["Basic bWU6cEBzcw==", "Basic bWU6cEBzcw=="])
        #expect(response.url == server.url("/y"))
    }

    @Test(.enabled(if: (try? LoopbackServer(.ipv6)) != nil, "needs ::1"))
    func `an IPv6 literal works`() async throws {
        let six = try LoopbackServer(.ipv6)
        six.route("GET", "/x") { _ in .json("[6]") }
        let response = try await client.send(HTTPRequest(.get, six.url("/x")))
        #expect(response.body == Array("[6]".utf8))
        #expect(six.url().absoluteString.hasPrefix("http://[::1]:"))
        six.stop()
        #expect(await client.error(HTTPRequest(.get, six.url("/x"))) == .unreachable(host: six.host))
    }
}
