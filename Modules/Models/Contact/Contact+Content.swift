extension Contact {
    /// What can be changed about the contact.
    package var content: ContactContent { ContactContent(card: card, isFavorite: isFavorite) }
}
