/// What a server gave to ask later "still the same?" with (RFC 9110, section 8.8). Plain texts, to be stored and sent
/// back as they are.
package struct HTTPValidators: Hashable, Sendable {
    /// ETag, with its quotes and `W/`.
    package var etag: String?
    /// Last-Modified as sent.
    package var lastModified: String?

    /// Validators as stored.
    package init(etag: String? = nil, lastModified: String? = nil) {
        self.etag = etag
        self.lastModified = lastModified
    }

    /// True when there is nothing to ask with.
    package var isEmpty: Bool { etag == nil && lastModified == nil }
}

extension HTTPResponse {
    /// The answer's validators. A 304 repeats them, and may leave some out: keep the old ones then.
    package var validators: HTTPValidators {
        HTTPValidators(etag: headers["ETag"], lastModified: headers["Last-Modified"])
    }
}

extension HTTPRequest {
    /// The same request, to be answered with 304 if nothing has changed. Sends If-None-Match, else If-Modified-Since
    /// (RFC 9110, section 13.1.3, lets the first win anyway).
    package func revalidating(_ validators: HTTPValidators) -> HTTPRequest {
        var request = self
        request.headers["If-None-Match"] = validators.etag
        request.headers["If-Modified-Since"] = validators.etag == nil ? validators.lastModified : nil
        return request
    }
}
