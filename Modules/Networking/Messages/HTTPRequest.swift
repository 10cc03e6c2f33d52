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
