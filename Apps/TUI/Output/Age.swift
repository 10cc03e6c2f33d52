internal import Models

/// How long ago something was, as people say it.
enum Age {
    static func text(since moment: Timestamp, now: Timestamp) -> String {
        let minutes = max(0, now.milliseconds - moment.milliseconds) / 60_000
        return switch minutes {
        case 0: "just now"
        case ..<60: "\(minutes) min ago"
        case ..<1_440: "\(minutes / 60) h ago"
        case ..<2_880: "yesterday"
        default: "\(minutes / 1_440) days ago"
        }
    }
}
