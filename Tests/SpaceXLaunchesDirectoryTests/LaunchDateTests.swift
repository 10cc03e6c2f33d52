import Directories
import Doubles
import LoopbackServer
import Models
import Testing

/// A launch's date, shown as exactly as it is known.
struct LaunchDateTests {
    private let fixture: LaunchesFixture

    init() throws {
        fixture = try LaunchesFixture()
    }

    @Test(arguments: [
        ("hour", "Jul 4, 2020, 09:05 UTC"), ("day", "Jul 4, 2020"), ("month", "Jul 2020"), ("quarter", "Q3 2020"),
        ("half", "H2 2020"), ("year", "2020"), (" Hour\n", "Jul 4, 2020, 09:05 UTC"), ("", "Jul 4, 2020, 09:05 UTC"),
        ("decade", "Jul 4, 2020 (decade)"),
    ])
    func `a date is as exact as its precision`(precision: String, shown: String) async throws {
        let sent = precision.replacing("\n", with: "\\n")
        #expect(
            try await date(#""launch_date_utc":"2020-07-04T09:05:00.000Z","tentative_max_precision":"\#(sent)""#)
                == shown)
    }

    @Test(arguments: [
        ("01", "Q1 2020", "H1 2020"), ("03", "Q1 2020", "H1 2020"), ("04", "Q2 2020", "H1 2020"),
        ("06", "Q2 2020", "H1 2020"), ("07", "Q3 2020", "H2 2020"), ("10", "Q4 2020", "H2 2020"),
        ("12", "Q4 2020", "H2 2020"),
    ])
    func `quarters and halves begin in January`(month: String, quarter: String, half: String) async throws {
        let moment = #""launch_date_utc":"2020-\#(month)-01T00:00:00Z""#
        #expect(try await date(#"\#(moment),"tentative_max_precision":"quarter""#) == quarter)
        #expect(try await date(#"\#(moment),"tentative_max_precision":"half""#) == half)
    }

    @Test(arguments: [
        (#""is_tentative":true"#, "2020 (tentative)"), (#""tbd":true"#, "2020 (TBD)"),
        (#""is_tentative":true,"tbd":true"#, "2020 (tentative, TBD)"), (#""is_tentative":false,"tbd":null"#, "2020"),
    ])
    func `what is not settled is marked`(marks: String, shown: String) async throws {
        let moment = #""launch_date_utc":"2020-07-04T09:05:00.000Z","tentative_max_precision":"year""#
        #expect(try await date("\(moment),\(marks)") == shown)
    }

    @Test func `a moment is shown in UTC, and the local one is not used`() async throws {
        #expect(
            try await date(
                #""launch_date_utc":"2020-01-01T01:30:00+02:00","launch_date_local":"2019-06-06T00:00:00-10:00""#)
                == "Dec 31, 2019, 23:30 UTC")
    }

    @Test(arguments: [
        (#""launch_year":"2021""#, "2021"), (#""launch_date_utc":"soon","launch_year":"2021""#, "2021"),
        (#""launch_date_utc":"2019-02-30T00:00:00Z","launch_year":"2019 ","tbd":true"#, "2019 (TBD)"),
        (#""launch_year":"2021","tentative_max_precision":"decade""#, "2021"), (#""tbd":true"#, "TBD"),
        (#""is_tentative":true"#, nil), (#""launch_year":2021"#, nil),
    ])
    func `without a moment the year speaks, if it is given`(sent: String, shown: String?) async throws {
        #expect(try await date(sent) == shown)
    }

    @Test func `what is no moment is reported`() async throws {
        let list = try await fixture.list([#"{"flight_number":1,"launch_date_utc":"soon"}"#])
        #expect(list.omitted.map(\.reason) == ["launches[0].launch_date_utc: \"soon\" is not a moment in time"])
    }

    private func date(_ members: String) async throws -> String? {
        try await fixture.list([#"{"flight_number":1,\#(members)}"#]).entries.first?.card.attributes
            .first { $0.name == "Launch date" }?.value
    }
}
