package import Models

extension AddressBook {
    /// Returns true if undoing the deletion of a contact could not give it back as it is: the directory creates none, or
    /// would not get the photo. Only the bytes of a photo that was set here are in the store to be sent again.
    package func cannotGiveBack(_ contact: Contact) -> Bool {
        let operations = capabilities.operations
        guard directory != nil, operations.contains(.delete) else { return false }
        guard operations.contains(.create) else { return true }
        guard let photo = contact.card.photo else { return false }
        return photo.storedName == nil || !operations.contains(.photo)
    }
}
