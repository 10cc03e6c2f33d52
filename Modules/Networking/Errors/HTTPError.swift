/// What can go wrong between a request and a usable answer, as cases that a person can act on. `host` is the name or
/// address as in the URL, with the port where it isn't the scheme's own. Texts of the server are clean: one line, no
/// control characters, at most 200 characters.
package enum HTTPError: Error, Hashable, Sendable {
    /// Not an absolute http or https URL with a host.
    case invalidURL(String)
    /// A method or header that can't be sent (a line break in a value, for instance). The value may be a secret, so it
    /// is not kept.
    case invalidHeader(name: String)
    /// The transport's library is not on this machine; `package` is the Debian package to install.
    case libraryMissing(library: String, package: String)
    /// No network interface but loopback is up.
    case offline(host: String)
    /// This program was told to send no request.
    case sendingRefused(host: String)
    /// The name doesn't resolve.
    case hostNotFound(host: String)
    /// Nobody answers at that address: refused, or no route.
    case unreachable(host: String)
    /// The proxy of the environment (http_proxy, https_proxy) can't be reached or refuses.
    case proxyUnreachable(host: String)
    /// One of the request's time limits has passed; `after` is that limit.
    case timedOut(host: String, after: Duration)
    /// No secure connection.
    case tls(host: String, TLSError)
    /// A redirect that is not followed; `host` is the one that sent it.
    case redirect(host: String, RedirectError)
    /// More than the request allows. `limit` is in bytes.
    case tooLarge(host: String, MessagePart, limit: Int)
    /// The answer broke off or is not HTTP.
    case broken(host: String, InvalidResponse)
    /// A success without a body, where JSON is due.
    case emptyBody(host: String)
    /// Something else where JSON is due. `start` is the beginning of the body, cleaned, at most 60 characters.
    case notJSON(host: String, status: Int, contentType: String?, start: String)
    /// JSON that doesn't parse. `reason` says what is wrong, at which line and column.
    case badJSON(host: String, reason: String)
    /// 401: no credentials, or wrong ones.
    case unauthorized(host: String, message: String?)
    /// 404 or 410; `path` is the URL's path.
    case notFound(host: String, path: String, message: String?)
    /// 429, or 403 with the headers of a limit. `until` is nil where the server doesn't say.
    case rateLimited(host: String, until: HTTPDate?)
    /// 422: the server refuses the values. One message a fault, in the server's order; may be empty.
    case invalid(host: String, messages: [String])
    /// Any other status that isn't a success. `until` is the Retry-After of a 503, for instance.
    case status(Int, host: String, message: String?, until: HTTPDate?)
    /// The task was canceled, or the client closed.
    case canceled

    /// Why there is no secure connection.
    package enum TLSError: Hashable, Sendable {
        /// Signed by nobody this machine trusts (self-signed included).
        case untrusted
        /// The certificate's time is over.
        case expired
        /// The certificate's time has not begun; often a wrong clock.
        case notYetValid
        /// The certificate belongs to another host.
        case wrongHost
        /// The file with the own certificate authority can't be read.
        case badAuthorityFile
        /// No agreement on protocol or cipher, or not TLS at all.
        case handshake
    }

    /// Why a redirect is not followed.
    package enum RedirectError: Hashable, Sendable {
        /// It leads to where it came from.
        case loop
        /// More than the request allows.
        case tooMany(limit: Int)
        /// To something that is neither http nor https.
        case forbiddenScheme(String)
        /// From https to http, with credentials or a body at stake.
        case insecure
        /// A 3xx that needs a Location and has none, or one that isn't a URL.
        case badLocation
        /// A write answered with 303, or a POST with 301 or 302: following would turn it into a GET. The server may have
        /// done it.
        case wouldChangeMethod
    }

    /// A part of an answer.
    package enum MessagePart: Hashable, Sendable {
        /// The body after decompression.
        case body
        /// Status line and header fields.
        case headers
    }

    /// How an answer is broken.
    package enum InvalidResponse: Hashable, Sendable {
        /// Ended before its announced length.
        case truncated
        /// The connection was closed or reset, maybe before anything came.
        case reset
        /// Not HTTP, or against its rules.
        case malformed
        /// The body is not what its Content-Encoding says.
        case badCompression
        /// Anything else, in the transport's words.
        case other(String)
    }
}
