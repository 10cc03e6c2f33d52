package import Models
package import TerminalUI

extension Status {
    /// Text to draw, wrapped to a number of columns.
    package func lines(columns: Int) -> [SafeText] { SafeText(marked, lineBreaks: .kept).wrapped(toWidth: columns) }

    package var role: Role {
        switch kind {
        case .note, .progress: .muted
        case .warning: .warning
        case .failure: .failure
        }
    }
}
