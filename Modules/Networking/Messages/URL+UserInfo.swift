package import FoundationEssentials

extension URL {
    /// The URL without user and password.
    package var withoutUserInfo: URL {
        guard user() != nil || password() != nil,
            var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        else { return self }
        components.user = nil
        components.password = nil
        return components.url ?? self
    }

    /// The URL's text with user information and token-like query values masked, for logs and messages.
    package var masked: String { SecretMask.masked(absoluteString) }
}

extension HTTPRequest {
    /// The request with its URL's user and password moved to an Authorization header (RFC 7617), so that they stay out
    /// of logs and responses. An existing header takes precedence.
    package var movingUserInfo: HTTPRequest {
        guard let user = url.user(percentEncoded: false) else { return self }
        var request = self
        request.url = url.withoutUserInfo
        if headers["Authorization"] == nil {
            let credential = HTTPCredential.basic(user: user, password: url.password(percentEncoded: false) ?? "")
            request.headers["Authorization"] = credential.headerValue
        }
        return request
    }
}
