package import Editing
package import Persistence

extension Conflict.Kind {
    /// Description of the conflict, in one or two sentences.
    package func explanation(book: String) -> String {
        switch self {
        case .bothChanged: "Changed here and in the directory of \(book). Choose a value for each field."
        case .deletedThere: "Deleted in the directory of \(book), but changed here."
        case .deletedHere: "Deleted here, but changed in the directory of \(book)."
        }
    }
}

extension ContactEditor.Side {
    package var name: String {
        switch self {
        case .mine: "mine"
        case .theirs: "theirs"
        }
    }

    /// With what stands on that side.
    package var title: String {
        switch self {
        case .mine: "Mine: the local values"
        case .theirs: "Theirs: the directory's values"
        }
    }

    /// Description of resolving for this side if one side has deleted the contact.
    package func meaning(resolving kind: Conflict.Kind) -> String {
        switch (kind, self) {
        case (.deletedThere, .mine): "Mine: keep it, and add it to the directory again"
        case (.deletedThere, .theirs): "Theirs: delete it here too"
        case (_, .mine): "Mine: delete it in the directory too"
        case (_, .theirs): "Theirs: restore it as it is in the directory"
        }
    }
}
