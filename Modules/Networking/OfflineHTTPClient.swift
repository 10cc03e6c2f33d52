internal import FoundationEssentials

/// A client that sends nothing: every request fails with ``HTTPError/sendingRefused(host:)``.
package struct OfflineHTTPClient: HTTPClient {
    package init() {}

    package func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        throw .sendingRefused(host: request.url.host ?? request.url.absoluteString)
    }
}
