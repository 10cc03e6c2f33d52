internal import Directories
internal import Models

extension IndividualDTO {
    /// - Parameter base: The base for relative photo URLs; nil without a server, and so without a photo.
    func entry(relativeTo base: LinkBase?) -> DirectoryEntry {
        var attributes: [ContactAttribute] = []
        if let isForceSensitive {
            attributes.append(ContactAttribute(name: "Force Sensitive", value: isForceSensitive ? "YES" : "NO"))
        }
        if let affiliation { attributes.append(ContactAttribute(name: "Affiliation", value: affiliation)) }
        let photo = base.flatMap { base in profilePicture.flatMap { base.link($0) } }
        let card = ContactCard(
            name: ContactName(given: [firstName].compactMap { $0 }, family: [lastName].compactMap { $0 }),
            birthday: birthdate, photo: photo.map(Photo.init(url:)), attributes: attributes)
        return DirectoryEntry(remoteID: id, card: card)
    }
}
