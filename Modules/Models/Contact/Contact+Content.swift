extension Contact {
    /// Editable content of the contact.
    package var content: ContactContent { ContactContent(card: card, isFavorite: isFavorite) }
}
