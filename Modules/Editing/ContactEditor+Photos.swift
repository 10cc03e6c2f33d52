package import Models
internal import Persistence

extension ContactEditor {
    /// Gives a contact a photo, or another one, as one step: bytes, outbox and history are written together. Nil, and no
    /// step to undo, when it has just this one.
    ///
    /// The photo is taken as it is: to check it, and to scale it to ``Capabilities/photoLimits``, is for who has it.
    /// Throws ``EditError/cannot(_:book:)`` where the book's directory takes no photos.
    package func setPhoto(of id: ContactID, to photo: PhotoData) throws -> Contact? {
        try changePhoto(of: id, to: photo, "set the photo of")
    }

    /// Takes a contact's photo away. Nil when it has none. Throws ``EditError/photoStays(book:)`` where the book's
    /// directory can only exchange photos, and has one.
    package func removePhoto(of id: ContactID) throws -> Contact? {
        try changePhoto(of: id, to: nil, "removed the photo of")
    }

    private func changePhoto(of id: ContactID, to photo: PhotoData?, _ verb: String) throws -> Contact? {
        try inOneStep { step in
            let contact = try step.contact(id)
            guard contact.card.photo != photo?.photo else { return nil }
            var content = contact.content
            content.card.photo = nil
            try step.take(photo, for: &content)
            try step.checkUpdate(of: contact, to: content)
            try step.change(id, in: contact.book, from: contact.content, to: content)
            try step.record("\(verb) \(Self.name(of: content))")
            return try step.contact(id)
        }
    }
}
