internal import Models
package import Sync

extension RefreshProgress {
    /// Progress of a refresh, in a few words.
    package var text: String {
        switch self {
        case .fetching(let received, let expected?): "\(received.grouped) of \(expected.grouped)"
        case .fetching(0, nil): "waiting for the directory"
        case .fetching(let received, nil): received.grouped
        case .detailing(let received, let expected): "details of \(received.grouped) of \(expected.grouped)"
        case .storing: "storing"
        }
    }
}
