// Networking: the port to HTTP servers: requests and responses as values, one protocol that sends them, interceptors
// for it (logging, retry, authentication), and readings of a response (JSON, validators, links, errors for people). It
// owns no state; it must not know a transport, a directory, or the meaning of any body.

/// Sends HTTP requests.
///
/// - A response of any status is a success here; `HTTPResponse.validated()` judges it.
/// - Throws `.canceled` soon after the calling task is canceled. A write may have reached the server by then.
/// - A request whose method isn't repeatable is sent at most once.
package protocol HTTPClient: Sendable {
    /// Sends one request, follows redirects and waits for the complete response.
    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}
