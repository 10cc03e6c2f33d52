extension HTTPDate {
    /// Parses the three formats of RFC 9110, section 5.6.7: `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94
    /// 08:49:37 GMT` (years 70 to 99 are in the last century) and `Sun Nov  6 08:49:37 1994`.
    package init?(_ text: String) {
        let words = text.split { " ,-".contains($0) }
        let parts: (day: Substring, month: Substring, year: Substring, time: Substring)
        if words.count == 6, words[5] == "GMT" || words[5] == "UTC" {
            parts = (words[1], words[2], words[3], words[4])
        } else if words.count == 5 {
            parts = (words[2], words[1], words[4], words[3])
        } else {
            return nil
        }
        let clock = parts.time.split(separator: ":", omittingEmptySubsequences: false).map { UInt8($0) }
        guard let month = Self.months.firstIndex(of: String(parts.month)), let day = Int(parts.day),
            var year = Int(parts.year), (1...31).contains(day), (0...9999).contains(year), clock.count == 3,
            let hour = clock[0], hour < 24, let minute = clock[1], minute < 60, let second = clock[2], second <= 60
        else { return nil }
        if parts.year.utf8.count == 2 { year += year < 70 ? 2000 : 1900 }
        let days = Self.days(year: year, month: month + 1, day: day)
        self.init(secondsSince1970: days * 86_400 + Int(hour) * 3_600 + Int(minute) * 60 + Int(second))
    }

    static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]

    // Days since 1970-01-01 in the proleptic Gregorian calendar. Years begin on March 1, so that the leap day comes
    // last: https://howardhinnant.github.io/date_algorithms.html
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func date(days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}

extension HTTPDate: CustomStringConvertible {
    /// The preferred format: `Sun, 06 Nov 1994 08:49:37 GMT`. Years beyond 9999 are shown as 9999.
    package var description: String {
        let seconds = min(max(secondsSince1970, 0), 253_402_300_799)
        let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
        let (year, month, day) = Self.date(days: days)
        let time = [rest / 3_600, rest / 60 % 60, rest % 60].map(Self.twoDigits).joined(separator: ":")
        return "\(Self.weekdays[days % 7]), \(Self.twoDigits(day)) \(Self.months[month - 1]) \(year) \(time) GMT"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
