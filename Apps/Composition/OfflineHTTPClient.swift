internal import FoundationEssentials
internal import Networking

/// Refuses every request: what `--offline` registers.
struct OfflineHTTPClient: HTTPClient {
    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        throw .offline(host: request.url.host ?? request.url.absoluteString)
    }
}
