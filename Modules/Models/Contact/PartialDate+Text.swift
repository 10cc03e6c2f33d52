extension PartialDate: CustomStringConvertible {
    /// Reads vCard's forms, basic and extended: `1963-05-05`, `19630505`, `1963-05`, `1963`, `--05-05`, `--0505`,
    /// `--05`, `---05`. Nil for anything else; a time behind the date is not read.
    package init?(_ text: String) {
        let utf8 = Array(text.utf8)
        let dash = UInt8(ascii: "-")
        if utf8.starts(with: [dash, dash, dash]) {
            self.init(day: Self.number(utf8[3...], digits: 2))
        } else if utf8.starts(with: [dash, dash]) {
            let rest = utf8[2...].filter { $0 != dash }
            let dashes = utf8.count - rest.count
            switch (rest.count, dashes) {
            case (2, 2): self.init(month: Self.number(rest[...], digits: 2))
            case (4, 2),
                (4, 3) where utf8[4] == dash || dashes == 2:
                guard let month = Self.number(rest[..<2], digits: 2), let day = Self.number(rest[2...], digits: 2)
                else { return nil }
                self.init(month: month, day: day)
            default: return nil
            }
        } else {
            guard let year = Self.number(utf8.prefix(4), digits: 4) else { return nil }
            switch utf8.count {
            case 4: self.init(year: year)
            case 7 where utf8[4] == dash:
                guard let month = Self.number(utf8[5...], digits: 2) else { return nil }
                self.init(year: year, month: month)
            case 8,
                10 where utf8[4] == dash && utf8[7] == dash:
                let (month, day) = utf8.count == 8 ? (utf8[4..<6], utf8[6...]) : (utf8[5..<7], utf8[8...])
                guard let month = Self.number(month, digits: 2), let day = Self.number(day, digits: 2) else {
                    return nil
                }
                self.init(year: year, month: month, day: day)
            default: return nil
            }
        }
    }

    /// The extended form that ``init(_:)`` reads: `1963-05-05`, `1963-05`, `1963`, `--05-05`, `--05`, `---05`.
    package var description: String {
        switch (year, month, day) {
        case (let year?, let month?, let day?):
            "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
        case (let year?, let month?, nil): "\(Self.padded(year, 4))-\(Self.padded(month, 2))"
        case (let year?, nil, _): Self.padded(year, 4)
        case (nil, let month?, let day?): "--\(Self.padded(month, 2))-\(Self.padded(day, 2))"
        case (nil, let month?, nil): "--\(Self.padded(month, 2))"
        case (nil, nil, let day): "---\(Self.padded(day ?? 0, 2))"
        }
    }

    /// As people read it in English: `May 5, 1963`, `May 1963`, `1963`, `May 5`, `May`, `day 5`.
    package var displayText: String {
        let monthName = month.map { Self.monthNames[$0 - 1] }
        return switch (year, monthName, day) {
        case (let year?, let month?, let day?): "\(month) \(day), \(year)"
        case (let year?, let month?, nil): "\(month) \(year)"
        case (let year?, nil, _): "\(year)"
        case (nil, let month?, let day?): "\(month) \(day)"
        case (nil, let month?, nil): month
        case (nil, nil, let day): "day \(day ?? 0)"
        }
    }

    private static let monthNames = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func number(_ digits: ArraySlice<UInt8>, digits count: Int) -> Int? {
        guard digits.count == count else { return nil }
        var number = 0
        for digit in digits {
            guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
