extension ContactCard {
    /// Placeholder for a missing name.
    package static let noName = "(no name)"

    /// The same in the middle of a sentence.
    package static let namelessContact = "a contact without a name"

    /// The display name, or ``noName``.
    package var shownName: String { displayName.nonBlank ?? Self.noName }

    /// The display name in the middle of a sentence, or ``namelessContact``.
    package var nameInSentence: String { Self.nameInSentence(displayName) }

    /// The same for a display name that is known without its card.
    package static func nameInSentence(_ displayName: String) -> String { displayName.nonBlank ?? namelessContact }

    /// The display name in quotes, or ``namelessContact``.
    package var quotedName: String { Self.quoted(displayName) }

    /// The same for a display name that is known without its card.
    package static func quoted(_ displayName: String) -> String { displayName.nonBlank?.quoted ?? namelessContact }
}
