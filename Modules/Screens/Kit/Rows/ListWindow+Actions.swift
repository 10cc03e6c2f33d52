package import Keys
package import TerminalUI

extension Action {
    /// True if it moves over rows, by the keys that all lists have.
    package var movesOverRows: Bool {
        switch self {
        case .down, .up, .halfPageDown, .halfPageUp, .pageDown, .pageUp, .first, .last: true
        default: false
        }
    }
}

extension ListWindow {
    /// Moves as the action says; one that says nothing of moving changes nothing.
    package mutating func move(_ action: Action) {
        switch action {
        case .down: move(by: 1)
        case .up: move(by: -1)
        case .halfPageDown: moveHalfPages(1)
        case .halfPageUp: moveHalfPages(-1)
        case .pageDown: movePages(1)
        case .pageUp: movePages(-1)
        case .first: selectFirst()
        case .last: selectLast()
        default: break
        }
    }
}
