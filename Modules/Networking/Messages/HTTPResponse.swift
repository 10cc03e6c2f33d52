package import FoundationEssentials

/// An answer as it came: any status, body decompressed and complete. `validated()` and `json()` turn what isn't a
/// success into an `HTTPError`.
package struct HTTPResponse: Hashable, Sendable {
    /// 200 to 599. Informational answers (1xx) are never seen here.
    package var status: Int
    /// As received, trailers included.
    package var headers: HTTPHeaders
    /// Decompressed; empty where the answer has none.
    package var body: [UInt8]
    /// Where the answer came from, after all redirects and without user and password. Relative links are resolved
    /// against it.
    package var url: URL

    /// An answer as given; for transports and doubles.
    package init(status: Int, headers: HTTPHeaders = [:], body: [UInt8] = [], url: URL) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
    }

    /// 2xx.
    package var isSuccess: Bool { (200..<300).contains(status) }

    /// 304: what the caller holds is still good (RFC 9110, section 15.4.5). There is no body.
    package var isNotModified: Bool { status == 304 }
}
