package import Editing
package import Models

/// One field that both sides have, each in its own way.
package struct ConflictField: Sendable, Hashable {
    package let field: ContactField
    /// As ``ContactField/displayName``.
    package let name: String
    /// Its values here, each with its label in brackets; none where it is empty. A note may hold line breaks.
    package let mine: [String]
    /// Value in the directory.
    package let theirs: [String]
    /// Chosen side; nil until chosen.
    package internal(set) var choice: ContactEditor.Side?
}
