import Models
import Testing

@Suite struct PartialDateTests {
    /// A text, what it says in the extended form, and what people read.
    static let forms: [(text: String, extended: String, display: String)] = [
        ("1963-05-05", "1963-05-05", "May 5, 1963"), ("19630505", "1963-05-05", "May 5, 1963"),
        ("1963-05", "1963-05", "May 1963"), ("1963", "1963", "1963"), ("0000", "0000", "0"),
        ("--05-05", "--05-05", "May 5"), ("--0505", "--05-05", "May 5"), ("--05", "--05", "May"),
        ("---05", "---05", "day 5"), ("---31", "---31", "day 31"), ("--02-29", "--02-29", "Feb 29"),
        ("2000-02-29", "2000-02-29", "Feb 29, 2000"), ("2024-02-29", "2024-02-29", "Feb 29, 2024"),
        ("1947-12-31", "1947-12-31", "Dec 31, 1947"), ("0987-01-01", "0987-01-01", "Jan 1, 987"),
    ]

    @Test("vCard's forms are read", arguments: forms)
    func texts(text: String, extended: String, display: String) throws {
        let date = try #require(PartialDate(text))
        #expect(date.description == extended)
        #expect(date.displayText == display)
        #expect(PartialDate(extended) == date)
    }

    @Test(
        "anything else is no date",
        arguments: [
            "", "-", "--", "---", "----", "2019-02-30", "2019-02-29", "1900-02-29", "--02-30", "--04-31", "--13",
            "--00",
            "---00", "---32", "1963-00", "1963-13", "1963-05-00", "1963-05-32", "196305", "1963-5-5", "963", "01963",
            "1963-05-05T00:00:00", "1963-0505", "196305-05", "--5-5", "--05-", "--050-5", "---5", "---005", "-05-05",
            " 1963", "1963 ", "１９６３", "1963\u{301}", "May 5, 1963", "1963-05-05\0", "+1963", "-1963", "1963--05",
            "\u{2212}\u{2212}05", String(repeating: "-", count: 10_000), String(repeating: "1", count: 10_000),
        ])
    func nonsense(text: String) {
        #expect(PartialDate(text) == nil)
    }

    @Test func `a day exists or there is none`() {
        #expect(PartialDate() == nil)
        #expect(PartialDate(year: 2019, day: 3) == nil)
        #expect(PartialDate(year: -1) == nil)
        #expect(PartialDate(year: 10_000) == nil)
        #expect(PartialDate(year: 2019, month: 2, day: 30) == nil)
        #expect(PartialDate(month: 2, day: 29) != nil)
        #expect(PartialDate(month: 2, day: 30) == nil)
        #expect(PartialDate(year: 2100, month: 2, day: 29) == nil)
        #expect(PartialDate(day: .max) == nil)
        #expect(PartialDate(month: .min) == nil)
    }

    @Test func `every day of four centuries is written and read`() {
        var days = 0
        for year in 1600..<2000 {
            for month in 1...12 {
                for day in 1...31 {
                    guard let date = PartialDate(year: year, month: month, day: day) else { continue }
                    days += 1
                    if PartialDate(date.description) != date { Issue.record("\(date)") }
                }
            }
        }
        #expect(days == 146_097)
    }
}
