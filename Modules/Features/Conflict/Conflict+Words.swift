package import Editing
package import Persistence

extension Conflict.Kind {
    /// What has happened, as a sentence or two.
    package func explanation(book: String) -> String {
        switch self {
        case .bothChanged: "Changed here and in the directory of \(book), each in its own way. Nothing is lost yet."
        case .deletedThere: "Deleted in the directory of \(book), while it was changed here."
        case .deletedHere: "Deleted here, while it was changed in the directory of \(book)."
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
        case .mine: "Mine: as it is here"
        case .theirs: "Theirs: as the directory has it"
        }
    }

    /// What is done where one side has deleted the contact and this one's word counts.
    package func meaning(settling kind: Conflict.Kind) -> String {
        switch (kind, self) {
        case (.deletedThere, .mine): "Mine: keep it, and create it there anew"
        case (.deletedThere, .theirs): "Theirs: delete it here too"
        case (_, .mine): "Mine: delete it there too"
        case (_, .theirs): "Theirs: take it back as it is there"
        }
    }
}
