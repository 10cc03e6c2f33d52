/// Adds the User-Agent header (RFC 9110, section 10.1.5): `Kith/1.0`. GitHub refuses requests without it.
package struct UserAgentAdapter: HTTPAdapter {
    private let value: String

    package init(product: String = "Kith", version: String) {
        value = "\(product)/\(version)"
    }

    /// Adds the header unless the request has one.
    package func adapt(_ request: HTTPRequest) async throws(HTTPError) -> HTTPRequest {
        var request = request
        if request.headers["User-Agent"] == nil { request.headers["User-Agent"] = value }
        return request
    }
}
