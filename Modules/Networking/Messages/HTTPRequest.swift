package import FoundationEssentials

/// An HTTP request as a plain value. It is not validated; a transport rejects what it can't send.
package struct HTTPRequest: Hashable, Sendable {
    /// HTTP method.
    package var method: HTTPMethod
    /// An absolute http or https URL. User and password in it are sent as an Authorization header, to that host only.
    package var url: URL
    /// The headers to send. The transport adds Host, Content-Length, Accept-Encoding and, if missing, Accept.
    package var headers: HTTPHeaders
    /// The complete body; nil for no body, which differs from an empty one.
    package var body: [UInt8]?
    /// The time and size limits.
    package var limits: HTTPLimits
    /// Where the secret for the Authorization header comes from; an ``HTTPAdapter`` gets it. Nil sends none.
    package var secret: HTTPSecret?
    /// A PEM file with the certificate authorities to trust; nil for the transport's.
    package var caFile: String?

    /// Creates a request, a GET by default.
    package init(
        _ method: HTTPMethod = .get, _ url: URL, headers: HTTPHeaders = [:], body: [UInt8]? = nil,
        limits: HTTPLimits = HTTPLimits()
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.limits = limits
    }
}

/// A secret that a command prints, such as a password manager: no secret is ever stored.
package enum HTTPSecret: Hashable, Sendable {
    /// Prints a bearer token.
    case token(command: String)
    /// Prints the password of the user that the URL names.
    case password(command: String)
}
