import Networking
import Testing

struct LocalTimeTests {
    @Test func `a moment of today is a time of day, another one names its day`() throws {
        let moment = try #require(HTTPDate("Mon, 30 Nov 2026 10:05:22 GMT"))
        let sameDay = moment.localText(now: moment)
        #expect(sameDay.contains(":05:22") || sameDay.contains(":35:22") || sameDay.contains(":50:22"))
        #expect(!sameDay.contains("Nov") && !sameDay.contains("Dec"))
        let nextWeek = moment.localText(now: moment.adding(seconds: 7 * 86_400))
        #expect(nextWeek.hasSuffix(sameDay))
        #expect(nextWeek.contains("Nov ") || nextWeek.contains("Dec "))
    }
}
