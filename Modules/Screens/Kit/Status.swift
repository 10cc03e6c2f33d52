package import TerminalUI

/// What a status line tells.
package struct Status: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// Something that is so, or was just done.
        case note
        /// Something under way.
        case progress
        /// Something that is not as it should be, while work goes on.
        case warning
        case failure
    }

    package let kind: Kind
    /// From anywhere; what could command the terminal is made harmless when it is drawn.
    package let text: String

    package init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    /// The text as it is drawn: what must not be overlooked is marked without color too.
    package var marked: String {
        switch kind {
        case .note, .progress: text
        case .warning, .failure: "! " + text
        }
    }

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
