package import Models

/// One entry of a directory, as a card.
package struct DirectoryEntry: Sendable, Hashable {
    /// Opaque, unique within the directory.
    package let remoteID: String
    package var card: ContactCard
    /// Nil where the directory knows no favourites.
    package var isFavorite: Bool?

    package init(remoteID: String, card: ContactCard, isFavorite: Bool? = nil) {
        self.remoteID = remoteID
        self.card = card
        self.isFavorite = isFavorite
    }
}
