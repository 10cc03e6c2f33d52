package import Models

/// One entry of a directory, as a card.
package struct DirectoryEntry: Sendable, Hashable {
    /// Opaque, unique within the directory.
    package let remoteID: String
    package var card: ContactCard
    /// Nil where the directory knows no favorites.
    package var isFavorite: Bool?
    /// The fields of which the entry says nothing, though the directory may know them: what the store has of these stays.
    package var silentFields: Set<ContactField>

    package init(
        remoteID: String, card: ContactCard, isFavorite: Bool? = nil, silentFields: Set<ContactField> = []
    ) {
        self.remoteID = remoteID
        self.card = card
        self.isFavorite = isFavorite
        self.silentFields = silentFields
    }
}
