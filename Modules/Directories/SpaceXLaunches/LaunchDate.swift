internal import Models

/// The date of a past or future launch, as precise as known.
struct LaunchDate {
    let moment: Timestamp?
    /// Used only if there is no moment.
    let year: String?
    /// `hour`, `day`, `month`, `quarter`, `half` or `year`; nil counts as the hour.
    let precision: String?
    let isTentative: Bool
    let isToBeDetermined: Bool

    /// `Mar 24, 2006, 22:30 UTC`, `Mar 24, 2006`, `Mar 2006`, `Q1 2006`, `H1 2006` or `2006`, followed by "(tentative,
    /// TBD)" if applicable. An unknown precision is shown as it is after the day. Nil if nothing is known.
    var text: String? {
        guard let date = dated ?? year?.trimmed else { return isToBeDetermined ? "TBD" : nil }
        let marks = [
            hasKnownPrecision ? nil : precision?.trimmed, isTentative ? "tentative" : nil,
            isToBeDetermined ? "TBD" : nil,
        ].compactMap { $0 }
        return marks.isEmpty ? date : "\(date) (\(marks.joined(separator: ", ")))"
    }

    private var hasKnownPrecision: Bool { moment == nil || precision.map { Precision($0) != nil } ?? true }

    private var dated: String? {
        guard let iso = moment?.description, let day = PartialDate(String(iso.prefix(10))), let year = day.year,
            let month = day.month
        else { return nil }
        return switch precision.map({ Precision($0) }) ?? .hour {
        case .hour: "\(day.displayText), \(iso.dropFirst(11).prefix(5)) UTC"
        case .day, nil: day.displayText
        case .month: PartialDate(year: year, month: month)?.displayText
        case .quarter: "Q\((month + 2) / 3) \(year)"
        case .half: "H\((month + 5) / 6) \(year)"
        case .year: String(year)
        }
    }

    private enum Precision: String {
        case hour, day, month, quarter, half, year

        init?(_ text: String) { self.init(rawValue: text.trimmed.lowercased()) }
    }
}
