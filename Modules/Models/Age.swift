/// Relative time in words.
package enum Age {
    private static let minute: Int64 = 60_000

    package static func text(since moment: Timestamp, now: Timestamp) -> String {
        let minutes = minutes(since: moment, now: now)
        return switch minutes {
        case 0: "just now"
        case ..<60: "\(minutes) min ago"
        case ..<1_440: "\(minutes / 60) h ago"
        case ..<2_880: "yesterday"
        default: "\(minutes / 1_440) days ago"
        }
    }

    /// Time at which the text changes.
    package static func end(since moment: Timestamp, now: Timestamp) -> Timestamp {
        let minutes = minutes(since: moment, now: now)
        let step: Int64 = minutes < 60 ? 1 : minutes < 1_440 ? 60 : 1_440
        return Timestamp(milliseconds: moment.milliseconds + (minutes / step + 1) * step * minute)
    }

    private static func minutes(since moment: Timestamp, now: Timestamp) -> Int64 {
        max(0, now.milliseconds - moment.milliseconds) / minute
    }
}
