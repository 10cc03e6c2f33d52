package import FoundationEssentials

/// A complete HTTP response of any status, its body decompressed. `validated()` and `json()` turn anything that isn't a
/// success into an `HTTPError`.
package struct HTTPResponse: Hashable, Sendable {
    /// The status code, 200 to 599. Informational responses (1xx) are never included.
    package var status: Int
    /// As received, trailers included.
    package var headers: HTTPHeaders
    /// The decompressed body; empty if there is none.
    package var body: [UInt8]
    /// The final URL after all redirects, without user and password. Relative links are resolved against it.
    package var url: URL

    /// Creates a response; for transports and test doubles.
    package init(status: Int, headers: HTTPHeaders = [:], body: [UInt8] = [], url: URL) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
    }

    /// True for 2xx.
    package var isSuccess: Bool { (200..<300).contains(status) }

    /// True for 304: the caller's copy is still valid (RFC 9110, section 15.4.5). There is no body.
    package var isNotModified: Bool { status == 304 }
}
