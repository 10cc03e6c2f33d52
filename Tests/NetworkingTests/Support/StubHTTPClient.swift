import FoundationEssentials
import Networking
import Synchronization

/// Answers from a closure, and remembers what it was sent.
final class StubHTTPClient: HTTPClient {
    private let answer: @Sendable (HTTPRequest, Int) throws(HTTPError) -> HTTPResponse
    private let sent = Mutex<[HTTPRequest]>([])

    /// The closure gets the request and its number, counted from 1.
    init(_ answer: @escaping @Sendable (HTTPRequest, Int) throws(HTTPError) -> HTTPResponse) { self.answer = answer }

    var requests: [HTTPRequest] { sent.withLock { $0 } }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let number = sent.withLock { sent in
            sent.append(request)
            return sent.count
        }
        return try answer(request, number)
    }
}
