/// A calendar day in no time zone, whole or in part, as vCard's BDAY allows (RFC 6350 section 4.3.1): year; year and
/// month; month and day; month; day; or all three. 29 February needs no year.
package struct PartialDate: Sendable, Hashable {
    /// 0 to 9999.
    package let year: Int?
    /// 1 to 12.
    package let month: Int?
    /// 1 to the month's last day.
    package let day: Int?

    /// Nil when nothing is given, a year and a day come without a month, or no such day exists (2019-02-30).
    package init?(year: Int? = nil, month: Int? = nil, day: Int? = nil) {
        guard year != nil || month != nil || day != nil else { return nil }
        if year != nil, day != nil, month == nil { return nil }
        if let year, !(0...9999).contains(year) { return nil }
        if let month, !(1...12).contains(month) { return nil }
        if let day, day < 1 || day > Self.days(inMonth: month, year: year) { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The number of days of a month in the Gregorian calendar; February has 29 without a year, and 31 are possible
    /// without a month.
    private static func days(inMonth month: Int?, year: Int?) -> Int {
        switch month {
        case 2: year.map { $0 % 4 == 0 && ($0 % 100 != 0 || $0 % 400 == 0) } ?? true ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
