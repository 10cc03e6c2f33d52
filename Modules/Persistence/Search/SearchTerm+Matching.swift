package import Models

extension SearchTerm {
    /// True if the term finds the contact: the definition that every store's search must agree with.
    package func matches(_ contact: Contact) -> Bool {
        field == .favorite ? asksForFavorites == contact.isFavorite : matches(contact.card)
    }

    /// True if the term, of any field but ``ContactField/favorite``, finds the card. Of a term with a field only that
    /// field of the card is looked at.
    package func matches(_ card: ContactCard) -> Bool {
        switch field {
        case .favorite: false
        case .phone: matchesDigits(SearchWords.digits(of: card))
        case let field?: matches(words: SearchWords.words(of: card, field: field))
        case nil: matches(words: SearchWords.words(of: card)) || matchesDigits(SearchWords.digits(of: card))
        }
    }

    /// Value that a term of the field favorite asks for; nil for a word that
    /// means neither, which finds nobody.
    package var asksForFavorites: Bool? {
        if Self.affirmations.contains(joined) { return true }
        return Self.negations.contains(joined) ? false : nil
    }

    private func matches(words: [String]) -> Bool {
        words.contains { $0.hasBytePrefix(joined) }
            || parts.allSatisfy { part in words.contains { $0.hasBytePrefix(part) } }
    }

    private func matchesDigits(_ numbers: [String]) -> Bool {
        digits.contains { run in numbers.contains { $0.contains(run) } }
    }

    private static let affirmations: Set<String> = ["yes", "y", "true", "1", "on"]
    private static let negations: Set<String> = ["no", "n", "false", "0", "off"]
}

extension String {
    /// Folded texts are compared by their bytes: String's own comparison would normalize each of them again.
    fileprivate func hasBytePrefix(_ prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }
}
