package import Persistence

extension ContactQuery.Sort {
    /// As people say it.
    package var words: String {
        switch self {
        case .name: "by name"
        case .family: "by family name"
        case .recent: "by last change"
        }
    }
}
