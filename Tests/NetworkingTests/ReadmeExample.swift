import CurlNetworking
import FoundationEssentials
import JSON
import LoopbackServer
import Networking
import Synchronization
import Testing

struct ReadmeExample {
    @Test func `a client is composed, and asks whether a page has changed`() async throws {
        let server = try LoopbackServer()
        server.route("GET", "/contacts") { _ in .json("[]").tagged("\"v1\"") }
        let url = server.url("/contacts")
        let lines = Mutex<[String]>([])
        let log: @Sendable (String) -> Void = { line in lines.withLock { $0.append(line) } }
        let known = try await CurlHTTPClient().send(HTTPRequest(.get, url)).validators

        let client = InterceptingHTTPClient(
            base: CurlHTTPClient(),
            adapters: [
                UserAgentAdapter(version: "1.0"),
                AuthenticationAdapter(for: url) { _ in .bearer("secret") },
            ],
            retriers: [BackoffRetrier()],
            monitors: [LoggingMonitor { line in log(line) }])

        let response = try await client.send(HTTPRequest(.get, url).revalidating(known)).validated()
        let value = response.isNotModified ? nil : try response.json()
        let next = response.link("next")

        #expect(value == nil && next == nil)
        #expect(server.requests.last?.header("Authorization") == "Bearer secret")
        #expect(lines.withLock { !$0.isEmpty && !$0.contains { $0.contains("secret") } })
    }
}
