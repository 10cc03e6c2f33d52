internal import Directories
internal import Models

extension ContactDTO {
    /// - Parameters:
    ///   - base: The base for a relative photo URL.
    ///   - silentFields: The fields that the response cannot contain, since it comes from the list.
    func entry(relativeTo base: LinkBase, silentFields: Set<ContactField> = []) -> DirectoryEntry {
        var card = ContactCard(
            name: ContactName(given: [firstName].compactMap { $0 }, family: [lastName].compactMap { $0 }),
            photo: photo(relativeTo: base))
        if !silentFields.contains(.email) { card.emails = [email].compactMap { $0.map { Labeled($0) } } }
        if !silentFields.contains(.phone) { card.phones = [phoneNumber].compactMap { $0.map { Labeled($0) } } }
        return DirectoryEntry(remoteID: id, card: card, isFavorite: isFavorite, silentFields: silentFields)
    }

    private func photo(relativeTo base: LinkBase) -> Photo? {
        guard let text = profilePicture?.trimmed, text.prefix(while: { $0 != "?" }) != Self.missingPicture else {
            return nil
        }
        return base.link(text).map(Photo.init(url:))
    }

    /// The server's placeholder for a contact without a photo.
    private static let missingPicture = "/images/missing.png"
}
