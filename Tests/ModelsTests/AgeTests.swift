import Models
import Testing

struct AgeTests {
    @Test(
        arguments: [
            (0, "just now"), (59, "just now"), (60, "1 min ago"), (3_599, "59 min ago"), (3_600, "1 h ago"),
            (86_399, "23 h ago"), (86_400, "yesterday"), (172_800, "2 days ago"), (-5, "just now"),
        ] as [(Int64, String)])
    func `an age is told as people say it`(seconds: Int64, text: String) {
        let now = Timestamp(milliseconds: 1_000_000_000)
        #expect(Age.text(since: Timestamp(milliseconds: now.milliseconds - seconds * 1_000), now: now) == text)
    }

    @Test func `the text becomes another one when its minute, hour or day ends`() {
        let moment = Timestamp(milliseconds: 0)
        for (age, end) in [(0, 1), (59, 60), (60, 120), (1_500, 2_880)] as [(Int64, Int64)] {
            let now = Timestamp(milliseconds: age * 60_000)
            #expect(Age.end(since: moment, now: now).milliseconds == end * 60_000, "after \(age) minutes")
        }
    }
}
