import FoundationEssentials
import Networking
import Synchronization
import Testing

struct InterceptingHTTPClientTests {
    private struct Appending: HTTPAdapter {
        let name: String

        func adapt(_ request: HTTPRequest) async throws(HTTPError) -> HTTPRequest {
            var request = request
            request.headers.add("X-Order", name)
            return request
        }
    }

    private struct Always: HTTPRetrier {
        func retry(_ request: HTTPRequest, after outcome: HTTPOutcome, attempt: Int) async -> HTTPRetryDecision {
            attempt < 4 ? .retry(after: .seconds(1)) : .stop
        }
    }

    private let request = HTTPRequest(.get, address("https://example.org/contacts.json"))

    @Test func `adapters run in order, and afresh for each attempt`() async throws {
        let stub = StubHTTPClient { _, number throws(HTTPError) in answer(number < 4 ? 500 : 200) }
        let client = InterceptingHTTPClient(
            base: stub, adapters: [Appending(name: "a"), Appending(name: "b")], retriers: [Always()],
            clock: ManualClock().clock)
        #expect(try await client.send(request).status == 200)
        #expect(stub.requests.map { $0.headers.values("X-Order") } == Array(repeating: ["a", "b"], count: 4))
    }

    @Test func `an adapter that fails stops everything`() async {
        let stub = StubHTTPClient { _, _ throws(HTTPError) in answer(200) }
        let authentication = AuthenticationAdapter(for: request.url) { _ throws(HTTPError) in
            throw .unauthorized(host: "example.org", message: "password command failed")
        }
        let client = InterceptingHTTPClient(base: stub, adapters: [authentication], retriers: [Always()])
        #expect(
            await client.error(request) == .unauthorized(host: "example.org", message: "password command failed"))
        #expect(stub.requests.isEmpty)
    }

    @Test func `a cancellation is never tried again, and ends a wait`() async {
        let stub = StubHTTPClient { _, _ throws(HTTPError) in throw .canceled }
        let clock = ManualClock()
        let client = InterceptingHTTPClient(base: stub, retriers: [Always()], clock: clock.clock)
        #expect(await client.error(request) == .canceled)
        #expect(stub.requests.count == 1)

        let failing = InterceptingHTTPClient(
            base: StubHTTPClient { _, _ throws(HTTPError) in answer(500) }, retriers: [Always()], clock: clock.clock)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await failing.error(request)
        }
        #expect(await task.value == .canceled)
        #expect(clock.sleeps.isEmpty)
    }

    @Test func `credentials go to their own origin only, and never replace a header`() async throws {
        let stub = StubHTTPClient { _, _ throws(HTTPError) in answer(200) }
        let adapter = AuthenticationAdapter(for: address("https://example.org/api")) { _ in
            .basic(user: "Aladdin", password: "open sesame")
        }
        let client = InterceptingHTTPClient(base: stub, adapters: [adapter])
        for url in ["https://example.org/x", "https://example.org:8443/x", "http://example.org/x", "https://b.org/x"] {
            _ = try await client.send(HTTPRequest(.get, address(url)))
        }
        _ = try await client.send(HTTPRequest(.get, request.url, headers: ["authorization": "own"]))
        let sent = stub.requests.map { $0.headers["Authorization"] }
        #expect(sent == ["Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==", nil, nil, nil, "own"])
    }

    @Test func `a credential shows itself to no log`() {
        let credential = HTTPCredential.bearer("s3cret")
        #expect(credential.headerValue == "Bearer s3cret")
        #expect("\(credential)" == "***")
        #expect(String(reflecting: credential) == "***")
        #expect(HTTPCredential.basic(user: "a", password: "bc").headerValue == "Basic YTpiYw==")
        #expect(HTTPCredential.basic(user: "ü", password: "").headerValue == "Basic w7w6")
    }

    @Test func `the user agent is added unless there is one`() async throws {
        let adapter = UserAgentAdapter(version: "1.0")
        #expect(try await adapter.adapt(request).headers["User-Agent"] == "Kith/1.0")
        let own = HTTPRequest(.get, request.url, headers: ["user-agent": "me"])
        #expect(try await adapter.adapt(own).headers.values("User-Agent") == ["me"])
    }
}
