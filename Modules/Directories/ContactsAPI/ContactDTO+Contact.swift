internal import Directories
internal import Models

extension ContactDTO {
    /// - Parameters:
    ///   - base: what a relative photo URL is resolved against.
    ///   - silentFields: what the answer cannot say, since it is the list's.
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

    /// What the server says of a contact without a photo.
    private static let missingPicture = "/images/missing.png"
}
