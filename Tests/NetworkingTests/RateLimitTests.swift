import Networking
import Testing

struct RateLimitTests {
    private let now = HTTPDate(secondsSince1970: 1_700_000_000)

    private func until(_ status: Int, _ headers: HTTPHeaders) -> Int? {
        answer(status, headers).retryDate(now: now).map { $0.secondsSince1970 - now.secondsSince1970 }
    }

    @Test func `Retry-After is read as seconds and as a date`() {
        #expect(until(429, ["Retry-After": "7"]) == 7)
        #expect(until(503, ["retry-after": now.adding(seconds: 90).description]) == 90)
        #expect(until(503, ["Retry-After": "tomorrow"]) == nil)
        #expect(until(503, [:]) == nil)
    }

    @Test func `a limit without Retry-After ends at its reset, or in a minute`() {
        #expect(until(403, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1700000300"]) == 300)
        #expect(until(429, ["X-RateLimit-Reset": "20"]) == 20)
        #expect(until(429, [:]) == 60)
    }

    @Test func `an absurd wait is the end of time, not a crash`() {
        let date = answer(429, ["Retry-After": "99999999999999999999999"]).retryDate(now: now)
        #expect(date == HTTPDate(secondsSince1970: .max))
    }

    @Test func `403 is a limit only where headers say so`() {
        #expect(answer(403, ["X-RateLimit-Remaining": "0"]).isRateLimited)
        #expect(answer(403, ["Retry-After": "1"]).isRateLimited)
        #expect(!answer(403, ["X-RateLimit-Remaining": "12"], body: "rate limit exceeded").isRateLimited)
    }

    @Test func `the error says until when`() {
        #expect(throws: HTTPError.rateLimited(host: "example.org", until: now.adding(seconds: 60))) {
            try answer(429).validated(now: now)
        }
        let error = HTTPError.rateLimited(host: "example.org", until: now)
        #expect(error.message == "example.org accepts no requests until \(now.localText())")
    }
}
