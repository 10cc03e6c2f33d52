/// Where keys are pressed: each screen says which one it is in.
package enum KeyContext: Sendable, Hashable, CaseIterable {
    /// On every screen.
    case everywhere
    case list
    /// While the search is being typed: what is text goes into it.
    case search
    case detail
    case help
    /// While the app opens, or where it could not.
    case launch

    /// Keys that are text are typed here.
    var isTyping: Bool { self == .search }

    /// For the heading of the help.
    var title: String {
        switch self {
        case .everywhere: "Everywhere"
        case .list: "List"
        case .search: "While searching"
        case .detail: "Contact"
        case .help: "Help"
        case .launch: "Start"
        }
    }
}
