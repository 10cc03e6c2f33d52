internal import FoundationEssentials

extension HTTPResponse {
    /// Returns the response if it is 2xx or 304. `now` turns a Retry-After in seconds into a date.
    ///
    /// - Throws: the `HTTPError` for its status, headers and message.
    @discardableResult
    package func validated(now: HTTPDate = .now) throws(HTTPError) -> HTTPResponse {
        if isSuccess || isNotModified { return self }
        let host = url.hostText
        if isRateLimited { throw .rateLimited(host: host, until: retryDate(now: now)) }
        switch status {
        case 401: throw .unauthorized(host: host, message: serverMessage)
        case 404, 410:
            let path = ServerText.cleaned(SecretMask.masked(url.path())) ?? "/"
            throw .notFound(host: host, path: path, message: serverMessage)
        case 422: throw .invalid(host: host, messages: serverMessages)
        default: throw .status(status, host: host, message: serverMessage, until: retryDate(now: now))
        }
    }
}
