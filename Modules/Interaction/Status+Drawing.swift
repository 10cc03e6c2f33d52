package import Models
package import TerminalUI

extension Status {
    /// What is drawn, in lines of so many columns.
    package func lines(columns: Int) -> [SafeText] { SafeText(marked, lineBreaks: .kept).wrapped(toWidth: columns) }

    package var role: Role {
        switch kind {
        case .note, .progress: .muted
        case .warning: .warning
        case .failure: .failure
        }
    }
}
