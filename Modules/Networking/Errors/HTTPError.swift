/// A failure between a request and a usable response, by the action that it allows. `host` is the name or address in
/// the URL, with a port other than the scheme's default. Server texts are sanitized: one line, no control characters,
/// at most 200 characters.
package enum HTTPError: Error, Hashable, Sendable {
    /// Not an absolute http or https URL with a host.
    case invalidURL(String)
    /// A method or header that can't be sent, such as a line break in a value. The value may be a secret, so it is not
    /// kept.
    case invalidHeader(name: String)
    /// The transport's library is not installed; `package` is the Debian package.
    case libraryMissing(library: String, package: String)
    /// No network interface except loopback is up.
    case offline(host: String)
    /// The program was started with `--offline`.
    case sendingRefused(host: String)
    /// The name does not resolve.
    case hostNotFound(host: String)
    /// The connection was refused, or there is no route.
    case unreachable(host: String)
    /// The proxy from the environment (http_proxy, https_proxy) can't be reached or refuses.
    case proxyUnreachable(host: String)
    /// A time limit of the request expired; `after` is that limit.
    case timedOut(host: String, after: Duration)
    /// The secure connection failed.
    case tls(host: String, TLSError)
    /// A redirect was not followed; `host` sent it.
    case redirect(host: String, RedirectError)
    /// A response larger than the request's limit, in bytes.
    case tooLarge(host: String, MessagePart, limit: Int)
    /// The response was cut off or is not valid HTTP.
    case broken(host: String, InvalidResponse)
    /// A success without a body where JSON is expected.
    case emptyBody(host: String)
    /// A body that is not JSON. `start` is its sanitized beginning, at most 60 characters.
    case notJSON(host: String, status: Int, contentType: String?, start: String)
    /// Malformed JSON. `reason` names the error with line and column.
    case badJSON(host: String, reason: String)
    /// 401: missing or wrong credentials.
    case unauthorized(host: String, message: String?)
    /// 404 or 410; `path` is the URL's path.
    case notFound(host: String, path: String, message: String?)
    /// 429, or 403 with rate-limit headers. `until` is nil if the server doesn't say.
    case rateLimited(host: String, until: HTTPDate?)
    /// 422: the server rejects the values. One message per error, in the server's order; may be empty.
    case invalid(host: String, messages: [String])
    /// Any other status that isn't a success. `until` comes from Retry-After, for example with a 503.
    case status(Int, host: String, message: String?, until: HTTPDate?)
    /// The task was canceled, or the client was closed.
    case canceled

    /// The cause of a failed secure connection.
    package enum TLSError: Hashable, Sendable {
        /// The certificate has no trusted issuer (including self-signed ones).
        case untrusted
        /// The certificate has expired.
        case expired
        /// The certificate is not valid yet; often the clock is wrong.
        case notYetValid
        /// The certificate belongs to another host.
        case wrongHost
        /// The custom certificate authority file can't be read.
        case badAuthorityFile
        /// No common protocol or cipher, or the server does not speak TLS.
        case handshake
    }

    /// The reason for not following a redirect.
    package enum RedirectError: Hashable, Sendable {
        /// It leads back to a visited URL.
        case loop
        /// The number of redirects exceeds the request's limit.
        case tooMany(limit: Int)
        /// The target's scheme is neither http nor https.
        case forbiddenScheme(String)
        /// From a public host to one of this machine or its network, which a stranger must not have asked.
        case privateHost
        /// From https to http, with credentials or a body at risk.
        case insecure
        /// A 3xx that requires a Location has none or an invalid one.
        case badLocation
        /// A write answered with 303, or a POST with 301 or 302: following would turn it into a GET. The server may
        /// have performed the write.
        case wouldChangeMethod
    }

    /// A part of a response.
    package enum MessagePart: Hashable, Sendable {
        /// The body after decompression.
        case body
        /// Status line and header fields.
        case headers
    }

    /// The way in which a response is invalid.
    package enum InvalidResponse: Hashable, Sendable {
        /// The response ended before its announced length.
        case truncated
        /// The connection was closed or reset, possibly before any response.
        case reset
        /// The response is not HTTP or violates its rules.
        case malformed
        /// The body does not match its Content-Encoding.
        case badCompression
        /// Any other failure, in the transport's words.
        case other(String)
    }
}
