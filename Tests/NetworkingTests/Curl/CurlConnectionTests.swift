import CurlNetworking
import FoundationEssentials
import Glibc
import LoopbackServer
import Networking
import Testing

/// Hosts that can't be reached, and TLS.
@Suite(.timeLimit(.minutes(5)))
struct CurlConnectionTests {
    // No resolver takes a label of more than 63 bytes, so none asks the network.
    private let nowhere = String(repeating: "x", count: 64) + ".invalid"

    private func tls(_ server: LoopbackTLSServer, trusts: Bool, host: String = "127.0.0.1") async
        -> HTTPError.TLSError?
    {
        let client = CurlHTTPClient(options: CurlOptions(caFile: trusts ? server.caFile : nil))
        guard case .tls(_, let error) = await client.error(HTTPRequest(.get, server.url("/x", host: host))) else {
            return nil
        }
        return error
    }

    @Test func `a host that is gone is told apart from being offline`() async throws {
        let server = try LoopbackServer()
        server.stop()
        let offline = CurlHTTPClient(connectivity: Connectivity { false })
        let online = CurlHTTPClient(connectivity: Connectivity { true })

        #expect(await online.error(HTTPRequest(.get, server.url())) == .unreachable(host: server.host))
        #expect(await offline.error(HTTPRequest(.get, server.url())) == .unreachable(host: server.host))
    }

    // With a proxy in the environment, the proxy would be asked for the host.
    @Test(.enabled(if: getenv("http_proxy") == nil && getenv("all_proxy") == nil && getenv("ALL_PROXY") == nil))
    func `a host without an address is told apart from being offline`() async {
        let request = HTTPRequest(.get, address("http://\(nowhere)/"))
        let online = CurlHTTPClient(connectivity: Connectivity { true })
        let offline = CurlHTTPClient(connectivity: Connectivity { false })
        #expect(await online.error(request) == .hostNotFound(host: nowhere))
        #expect(await offline.error(request) == .offline(host: nowhere))
    }

    @Test(
        "loopback counts as reachable without a network",
        arguments: [
            ("http://127.0.0.1/", true), ("http://127.9.8.7:1/", true), ("http://localhost/", true),
            ("http://a.localhost/", true), ("http://[::1]/", true), ("http://127.0.0.1.example.org/", false),
            ("http://10.0.0.1/", false), ("http://localhost.example.org/", false),
        ])
    func loopback(_ url: String, _ isLoopback: Bool) throws {
        let origin = try #require(HTTPOrigin(address(url)))
        #expect(Connectivity { false }.canReach(origin) == isLoopback)
    }

    @Test func `a missing library is named with its package, again and again`() async throws {
        let server = try LoopbackServer()
        let client = CurlHTTPClient(options: CurlOptions(library: "libcurl-missing.so.4"))
        let error = HTTPError.libraryMissing(library: "libcurl-missing.so.4", package: "libcurl4")
        #expect(await client.error(HTTPRequest(.get, server.url())) == error)
        #expect(await client.error(HTTPRequest(.get, server.url())) == error)
        client.close()
        #expect(await client.error(HTTPRequest(.get, server.url())) == .canceled)
    }

    @Test func `a certificate of one's own authority is accepted where it is configured`() async throws {
        let body = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
        let server = try LoopbackTLSServer(answers: ["x": body])
        #expect(await tls(server, trusts: false) == .untrusted)
        let client = CurlHTTPClient(options: CurlOptions(caFile: server.caFile))
        #expect(try await client.send(HTTPRequest(.get, server.url("/x"))).body == Array("{}".utf8))
    }

    @Test func `one request's authority is not another's`() async throws {
        let body = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}"
        let server = try LoopbackTLSServer(answers: ["x": body])
        let client = CurlHTTPClient()
        var request = HTTPRequest(.get, server.url("/x"))
        request.caFile = server.caFile
        #expect(try await client.send(request).body == Array("{}".utf8))
        guard case .tls(_, .untrusted)? = await client.error(HTTPRequest(.get, server.url("/x"))) else {
            Issue.record("it was trusted")
            return
        }
    }

    @Test func `the environment names authorities as curl and OpenSSL have them`() {
        let both = CurlOptions(environment: ["SSL_CERT_FILE": "/a", "CURL_CA_BUNDLE": "/b", "SSL_CERT_DIR": "/c"])
        #expect([both.caFile, both.caFolder] == ["/b", "/c"])
        #expect(CurlOptions(environment: ["SSL_CERT_FILE": "/a", "CURL_CA_BUNDLE": ""]).caFile == "/a")
        #expect(CurlOptions(environment: [:]).caFile == nil)
    }

    @Test func `an expired certificate and one for another host are refused for what they are`() async throws {
        #expect(await tls(try LoopbackTLSServer(.expired, answers: [:]), trusts: true) == .expired)
        #expect(await tls(try LoopbackTLSServer(.wrongHost, answers: [:]), trusts: true) == .wrongHost)
        #expect(await tls(try LoopbackTLSServer(answers: [:]), trusts: true, host: "localhost") == .wrongHost)
    }

    @Test func `a server without TLS and a missing authority file are refused for what they are`() async throws {
        let server = try LoopbackServer()
        let url = address("https://\(server.host)/")
        server.greet("220 mail.example.org ESMTP ready\r\n")
        #expect(await CurlHTTPClient().error(HTTPRequest(.get, url)) == .tls(host: server.host, .handshake))
        let odd = CurlHTTPClient(options: CurlOptions(caFile: "/nonexistent/ca.pem"))
        #expect(await odd.error(HTTPRequest(.get, url)) == .tls(host: server.host, .badAuthorityFile))
    }
}
