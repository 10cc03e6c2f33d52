package import Networking
internal import Synchronization

/// A client that never reaches a network: it answers 204 to everything, and remembers what it was asked.
package final class StubHTTPClient: HTTPClient {
    private let sent = Mutex<[HTTPRequest]>([])

    package init() {}

    /// All requests, in order.
    package var requests: [HTTPRequest] { sent.withLock { $0 } }

    package func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        sent.withLock { $0.append(request) }
        return HTTPResponse(status: 204, url: request.url)
    }
}
