import FoundationEssentials
import Networking
import Synchronization
import Testing

struct LoggingMonitorTests {
    private final class Lines: Sendable {
        private let lines = Mutex<[String]>([])
        var all: [String] { lines.withLock { $0 } }
        var monitor: LoggingMonitor { LoggingMonitor { [self] line in lines.withLock { $0.append(line) } } }
    }

    private func log(_ request: HTTPRequest, _ response: HTTPResponse) async throws -> [String] {
        let lines = Lines()
        let client = InterceptingHTTPClient(
            base: StubHTTPClient { _, _ throws(HTTPError) in response }, monitors: [lines.monitor],
            clock: ManualClock().clock)
        _ = try await client.send(request)
        return lines.all
    }

    @Test func `request and answer are logged with size and time`() async throws {
        let request = HTTPRequest(.put, address("https://example.org/a?b=c"), headers: ["X-A": "1"], body: [1, 2])
        let lines = try await log(request, answer(201, ["X-B": "2"], body: "abc"))
        #expect(
            lines == [
                "> PUT https://example.org/a?b=c, 2 bytes", "> X-A: 1",
                "< 201 PUT https://example.org/contacts.json, 3 bytes in 0 ms", "< X-B: 2",
            ])
    }

    @Test func `no secret reaches the log`() async throws {
        let url = "https://user:s3cret@example.org/a?x=1&access_token=s3cret&API_KEY=s3cret;sig=s3cret#id_token=s3cret"
        let request = HTTPRequest(
            .get, address(url),
            headers: [
                "authorization": "Bearer s3cret", "Cookie": "s3cret", "Proxy-Authorization": "s3cret",
                "X-API-KEY": "s3cret", "X-Auth-Token": "s3cret", "Referer": "http://u:s3cret@h/?password=s3cret",
            ])
        let response = answer(
            200,
            [
                "Set-Cookie": "id=s3cret", "set-cookie": "s3cret", "Location": "//u:s3cret@h",
                "Link": "<http://h/?a=1&token=s3cret>; rel=next",
            ])
        let text = try await log(request, response).joined(separator: "\n")
        #expect(!text.contains("s3cret"))
        #expect(text.contains("https://***@example.org/a?x=1&access_token=***&API_KEY=***;sig=***"))
        #expect(text.contains("<http://h/?a=1&token=***>; rel=next"))
    }

    @Test func `an answer can't move the cursor of who reads the log`() async throws {
        let request = HTTPRequest(.get, address("https://example.org/"))
        let lines = try await log(request, answer(200, ["X": "a\u{1B}[2J\r\nb\u{202E}"]))
        #expect(lines.last == "< X: a�[2J b")
    }

    @Test func `a failure and a retry are logged`() async throws {
        let lines = Lines()
        let clock = ManualClock()
        let stub = StubHTTPClient { _, number throws(HTTPError) in
            if number == 1 { throw .broken(host: "example.org", .truncated) }
            return answer(200)
        }
        let client = InterceptingHTTPClient(
            base: stub, retriers: [BackoffRetrier(clock: clock.clock, random: { 0 })], monitors: [lines.monitor],
            clock: clock.clock)
        _ = try await client.send(HTTPRequest(.get, address("https://example.org/")))
        #expect(
            lines.all == [
                "> GET https://example.org/",
                "! GET https://example.org/ after 0 ms: example.org closed the connection in the middle of its response",
                "* retry in 250 ms", "> GET https://example.org/ (attempt 2)",
                "< 200 GET https://example.org/contacts.json, 0 bytes in 0 ms",
            ])
    }
}
