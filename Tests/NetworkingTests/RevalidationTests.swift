import CurlNetworking
import LoopbackServer
import Networking
import Testing

struct RevalidationTests {
    @Test func `a known ETag is answered with 304, which the caller sees`() async throws {
        let server = try LoopbackServer()
        server.route("GET", "/list") { _ in .json("[]").tagged("\"v1\"") }
        let client = CurlHTTPClient()
        let request = HTTPRequest(.get, server.url("/list"))

        let first = try await client.send(request).validated()
        #expect(first.validators == HTTPValidators(etag: "\"v1\""))
        let second = try await client.send(request.revalidating(first.validators)).validated()

        #expect(second.isNotModified)
        #expect(second.body.isEmpty)
        #expect(second.validators.etag == "\"v1\"")
        #expect(server.requests.last?.header("If-None-Match") == "\"v1\"")
    }

    @Test func `without an ETag the date is asked with`() {
        let request = HTTPRequest(.get, address("http://h/"), headers: ["If-None-Match": "\"old\""])
        let dated = request.revalidating(HTTPValidators(lastModified: "Sun, 06 Nov 1994 08:49:37 GMT"))
        #expect(dated.headers["If-None-Match"] == nil)
        #expect(dated.headers["If-Modified-Since"] == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(HTTPValidators().isEmpty)
    }
}
