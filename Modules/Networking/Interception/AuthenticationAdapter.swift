package import FoundationEssentials

/// Adds credentials to requests for one origin. Requests to any other host (a photo, an external link) get none, and
/// neither does one that has an Authorization header already.
package struct AuthenticationAdapter: HTTPAdapter {
    private let origin: HTTPOrigin?
    private let credential: @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPCredential?

    /// `credential` is called for each attempt and may run a password command; nil sends none. It should throw
    /// `.unauthorized` if the secret is unavailable.
    package init(
        for url: URL, credential: @escaping @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPCredential?
    ) {
        origin = HTTPOrigin(url)
        self.credential = credential
    }

    /// Adds the header.
    package func adapt(_ request: HTTPRequest) async throws(HTTPError) -> HTTPRequest {
        guard let origin, HTTPOrigin(request.url) == origin, request.headers["Authorization"] == nil,
            let credential = try await credential(request)
        else { return request }
        var request = request
        request.headers["Authorization"] = credential.headerValue
        return request
    }
}
