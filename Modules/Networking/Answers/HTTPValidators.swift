/// Validators for a conditional request (RFC 9110, section 8.8), as opaque texts to store and send back.
package struct HTTPValidators: Hashable, Sendable {
    /// ETag, including its quotes and `W/`.
    package var etag: String?
    /// Last-Modified as sent.
    package var lastModified: String?

    /// Creates validators from stored texts.
    package init(etag: String? = nil, lastModified: String? = nil) {
        self.etag = etag
        self.lastModified = lastModified
    }

    /// True if there is no validator.
    package var isEmpty: Bool { etag == nil && lastModified == nil }
}

extension HTTPResponse {
    /// The response's validators. A 304 may omit some; keep the stored ones then.
    package var validators: HTTPValidators {
        HTTPValidators(etag: headers["ETag"], lastModified: headers["Last-Modified"])
    }
}

extension HTTPRequest {
    /// The conditional form of the request, answered with 304 if nothing has changed. Sends If-None-Match, otherwise
    /// If-Modified-Since: the first takes precedence (RFC 9110, section 13.1.3).
    package func revalidating(_ validators: HTTPValidators) -> HTTPRequest {
        var request = self
        request.headers["If-None-Match"] = validators.etag
        request.headers["If-Modified-Since"] = validators.etag == nil ? validators.lastModified : nil
        return request
    }
}
