package import Models

/// An entry of a directory, as a card.
package struct DirectoryEntry: Sendable, Hashable {
    /// Opaque, unique within the directory.
    package let remoteID: String
    package var card: ContactCard
    /// Nil if the directory has no favorites.
    package var isFavorite: Bool?
    /// The fields that the entry omits although the directory may have them: the stored values are kept.
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
