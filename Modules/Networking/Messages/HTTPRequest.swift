package import FoundationEssentials

/// A request as a plain value. Nothing is checked here: a transport refuses what it can't send.
package struct HTTPRequest: Hashable, Sendable {
    /// What to do with the resource.
    package var method: HTTPMethod
    /// Absolute, http or https. User and password in it are sent as an Authorization header, to that host only.
    package var url: URL
    /// As they are sent. The transport adds Host, Content-Length, Accept-Encoding and, where missing, Accept.
    package var headers: HTTPHeaders
    /// The whole body; nil is none, which is not the same as an empty one.
    package var body: [UInt8]?
    /// How long and how much this request may take.
    package var limits: HTTPLimits

    /// A GET unless told otherwise.
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
