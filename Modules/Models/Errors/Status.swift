/// Content of a status line.
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

    /// The text as it is shown: what must not be overlooked is marked without color too.
    package var marked: String {
        switch kind {
        case .note, .progress: text
        case .warning, .failure: "! " + text
        }
    }
}
