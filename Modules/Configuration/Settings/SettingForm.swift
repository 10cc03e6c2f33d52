/// Value format of a ``Setting``.
enum SettingForm: Sendable, Hashable {
    /// Anything.
    case text
    /// As ``ConfigFile/bool(_:)`` reads it.
    case answer
    /// A number and s, m, h or d: so many seconds, with the bounds as the user reads them.
    case time(ClosedRange<Int>, String)
    case minutes(ClosedRange<Int>)
    /// One of these words.
    case choice([String])

    /// Nil for what is no such value.
    func value(of text: String) -> SettingValue? {
        switch self {
        case .text: .text(text)
        case .answer: nil
        case .time(let range, _): Self.seconds(text).flatMap { range.contains($0) ? .number($0) : nil }
        case .minutes(let range): Int(text).flatMap { range.contains($0) ? .number($0) : nil }
        case .choice(let words): words.contains(text) ? .text(text) : nil
        }
    }

    /// Expected format, for the middle of a sentence.
    var expected: String {
        switch self {
        case .text: "text"
        case .answer: "yes or no"
        case .time: "a time"
        case .minutes: "a number of minutes"
        case .choice(let words): "one of \(words.joined(separator: ", "))"
        }
    }

    /// Hint for an invalid value, as a sentence.
    var hint: String {
        switch self {
        case .text: "Set any text."
        case .answer: "Set yes or no."
        case .time(_, let bounds): "Set a number with s, m, h or d after it, \(bounds)."
        case .minutes(let range): "Set 0 for never, or up to \(range.upperBound)."
        case .choice(let words): "Set \(words.joined(separator: ", or "))."
        }
    }

    private static let units: [Character: Int] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]

    private static func seconds(_ text: String) -> Int? {
        guard let unit = text.last.flatMap({ units[$0] }) else { return nil }
        // No time that is allowed has more digits.
        guard let number = Int(text.dropLast()), (0...100_000_000).contains(number) else { return nil }
        return number * unit
    }
}
