import Models
import SeededNumbers
import Testing

@Suite struct TimestampTests {
    static let pairs: [(milliseconds: Int64, text: String)] = [
        (0, "1970-01-01T00:00:00.000Z"), (1, "1970-01-01T00:00:00.001Z"), (-1, "1969-12-31T23:59:59.999Z"),
        (951_782_400_000, "2000-02-29T00:00:00.000Z"), (1_796_026_500_250, "2026-11-30T08:15:00.250Z"),
        (-2_203_891_200_000, "1900-03-01T00:00:00.000Z"), (-62_167_219_200_000, "0000-01-01T00:00:00.000Z"),
        (253_402_300_799_999, "9999-12-31T23:59:59.999Z"), (-11_676_096_000_000, "1600-01-01T00:00:00.000Z"),
    ]

    @Test("a moment is written and read", arguments: pairs)
    func moments(milliseconds: Int64, text: String) {
        #expect(Timestamp(milliseconds: milliseconds).description == text)
        #expect(Timestamp(text)?.milliseconds == milliseconds)
    }

    @Test(
        "other ways to write it are read",
        arguments: [
            ("1970-01-01T00:00:00Z", 0), ("1970-01-01 00:00:00z", 0), ("1970-01-01T01:00:00+01:00", 0),
            ("1969-12-31T19:30:00-0430", 0), ("1970-01-01T05:00:00+05", 0), ("1970-01-01T00:00:00-00:30", 1_800_000),
            ("1970-01-01T00:00:00.5Z", 500), ("1970-01-01T00:00:00,05Z", 50), ("1970-01-01T00:00:00.0019999Z", 1),
            ("1970-01-01T00:00:00.123456789+00:00", 123), ("1969-12-31T23:59:60Z", 0),
        ] as [(String, Int64)])
    func forms(text: String, milliseconds: Int64) {
        #expect(Timestamp(text)?.milliseconds == milliseconds)
    }

    @Test(
        "anything else is no moment",
        arguments: [
            "", "1970-01-01", "1970-01-01T00:00Z", "1970-01-01T00:00:00", "1970-02-30T00:00:00Z",
            "1970-01-01T24:00:00Z",
            "1970-01-01T00:60:00Z", "1970-01-01T00:00:61Z", "1970-01-01T00:00:00.Z", "1970-01-01T00:00:00+24:00",
            "1970-01-01T00:00:00+1", "1970-01-01T00:00:00Z ", " 1970-01-01T00:00:00Z", "70-01-01T00:00:00Z",
            "1970-01-01T00:00:00+01:0", "1970/01/01T00:00:00Z", "1970-01-01T00:00:00ZZ", "١٩٧٠-01-01T00:00:00Z",
            "+1970-01-01T00:00:00Z", "1970-01-01T00:00:00.٥Z", "1970-01-01T00:00:00+01:60",
        ])
    func nonsense(text: String) {
        #expect(Timestamp(text) == nil)
    }

    @Test func `every moment is written and read again, and moments have an order`() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<2000 {
            let moment = Timestamp(
                milliseconds: Int64.random(in: -62_167_219_200_000...253_402_300_799_999, using: &generator))
            #expect(Timestamp(moment.description) == moment)
        }
        #expect(Timestamp(milliseconds: -5) < Timestamp(milliseconds: 5))
        for extreme in [Int64.min, .max] { #expect(!Timestamp(milliseconds: extreme).description.isEmpty) }
    }
}
