extension HTTPResponse {
    /// True for 429, and for 403 with rate-limit headers. Decided by headers, never by wording.
    package var isRateLimited: Bool {
        status == 429 || (status == 403 && (headers["Retry-After"] != nil || hasNoneRemaining))
    }

    /// The time at which the server accepts a retry: Retry-After in seconds or as a date (RFC 9110, section 10.2.3);
    /// otherwise, for a rate-limited response, X-RateLimit-Reset or one minute from now; otherwise nil.
    package func retryDate(now: HTTPDate = .now) -> HTTPDate? {
        if let value = headers["Retry-After"] {
            if let seconds = Self.seconds(value) { return now.adding(seconds: seconds) }
            if let date = HTTPDate(value) { return date }
        }
        guard isRateLimited else { return nil }
        if let reset = headers["X-RateLimit-Reset"].flatMap(Self.seconds) {
            // GitHub sends seconds since 1970, others the remaining seconds; no rate limit lasts thirty years.
            return reset > 1_000_000_000 ? HTTPDate(secondsSince1970: reset) : now.adding(seconds: reset)
        }
        return now.adding(seconds: 60)
    }

    private var hasNoneRemaining: Bool { headers["X-RateLimit-Remaining"].flatMap(Self.seconds) == 0 }

    private static func seconds(_ text: String) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        return Int(text) ?? .max
    }
}
