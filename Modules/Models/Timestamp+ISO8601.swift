extension Timestamp: CustomStringConvertible {
    /// ISO 8601 in UTC with three decimals: `2026-11-30T08:15:00.000Z`.
    package var description: String {
        let (days, inDay) = milliseconds.flooredDivision(by: 86_400_000)
        let (year, month, day) = Self.civil(fromDays: days)
        let clock = [inDay / 3_600_000, inDay / 60_000 % 60, inDay / 1000 % 60].map { Self.padded($0, 2) }
        return "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
            + "T\(clock.joined(separator: ":")).\(Self.padded(inDay % 1000, 3))Z"
    }

    /// Reads `yyyy-MM-dd'T'HH:mm:ss`, with any number of decimals (those past the third are dropped), and `Z` or an
    /// offset `±HH:mm`, `±HHmm`, `±HH`. Nil for anything else and for days that do not exist.
    package init?(_ text: String) {
        var rest = Substring(text)
        guard let year = rest.takeNumber(4), rest.take("-"), let month = rest.takeNumber(2), rest.take("-"),
            let day = rest.takeNumber(2), PartialDate(year: year, month: month, day: day) != nil,
            rest.take("T") || rest.take(" "), let hour = rest.takeNumber(2), hour < 24, rest.take(":"),
            let minute = rest.takeNumber(2), minute < 60, rest.take(":"), let second = rest.takeNumber(2), second <= 60
        else { return nil }
        var fraction = 0
        if rest.take(".") || rest.take(",") {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard !digits.isEmpty else { return nil }
            fraction = Int((digits.prefix(3) + "00").prefix(3)) ?? 0
            rest = rest.dropFirst(digits.count)
        }
        guard let offset = rest.takeOffset(), rest.isEmpty else { return nil }
        let days = Self.days(fromCivil: year, month, day)
        let seconds = days * 86_400 + Int64(hour * 3600 + minute * 60 + second) - Int64(offset * 60)
        self.init(milliseconds: seconds * 1000 + Int64(fraction))
    }

    /// The proleptic Gregorian day, counted from 1970-01-01 (Howard Hinnant, "chrono-compatible low-level date
    /// algorithms": years begin in March, so that the leap day is the last).
    private static func days(fromCivil year: Int, _ month: Int, _ day: Int) -> Int64 {
        let marchYear = Int64(month <= 2 ? year - 1 : year)
        let (era, yearOfEra) = marchYear.flooredDivision(by: 400)
        let dayOfYear = Int64((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1)
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func civil(fromDays days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let (era, dayOfEra) = (days + 719_468).flooredDivision(by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }

    private static func padded(_ number: Int64, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension Int64 {
    fileprivate func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}

extension Substring {
    fileprivate mutating func take(_ character: Character) -> Bool {
        guard first == character else { return false }
        removeFirst()
        return true
    }

    fileprivate mutating func takeNumber(_ digits: Int) -> Int? {
        let taken = prefix(digits)
        guard taken.utf8.count == digits, taken.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        removeFirst(digits)
        return Int(taken)
    }

    /// Minutes east of UTC.
    fileprivate mutating func takeOffset() -> Int? {
        if take("Z") || take("z") { return 0 }
        let sign = first == "-" ? -1 : 1
        guard take("+") || take("-"), let hours = takeNumber(2), hours < 24 else { return nil }
        if isEmpty { return sign * hours * 60 }
        _ = take(":")
        guard let minutes = takeNumber(2), minutes < 60 else { return nil }
        return sign * (hours * 60 + minutes)
    }
}
