// Networking is the port to HTTP servers: requests and answers as values, one protocol that sends them, and what can
// be put around it (logging, retry, authentication) or made of an answer (JSON, validators, links, errors a person
// understands). It holds no state. It must not know a transport, a directory, or what the bytes mean to anyone.

/// Sends requests.
///
/// - An answer of any status is a success here; `HTTPResponse.validated()` judges it.
/// - Throws `.canceled` soon after the calling task is canceled. A write may have reached the server by then.
/// - A request whose method isn't repeatable is sent at most once.
package protocol HTTPClient: Sendable {
    /// Sends one request and waits for the whole answer, redirects followed.
    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}
