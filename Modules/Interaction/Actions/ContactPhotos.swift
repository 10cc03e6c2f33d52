package import EditFeature
package import Editing
package import ImageChoosing
package import Models
package import Persistence

/// Changes the photos of contacts, as far as their books take that.
package struct ContactPhotos: Sendable {
    private let chosen: ChosenPhoto
    private let editor: ContactEditor
    private let drafts: DraftEditor
    private let changes: ChangeQueue

    package init(chosen: ChosenPhoto, editor: ContactEditor, drafts: DraftEditor, changes: ChangeQueue) {
        self.chosen = chosen
        self.editor = editor
        self.drafts = drafts
        self.changes = changes
    }

    /// Support of a contact's book for setting and removing photos.
    package func operations(ofBook book: String) -> Capabilities.Operations {
        (try? drafts.capabilities(ofBook: book).operations.intersection([.photo, .removePhoto])) ?? []
    }

    /// Gives a contact the picture of a file, scaled down to what its book takes. Nil where it has that already.
    @MainActor
    package func setPhoto(of contact: Contact, toFile path: String) async throws -> Contact? {
        let photo = try await photo(at: path, for: contact)
        return try await changes.make { [editor] in try editor.setPhoto(of: contact.id, to: photo) }
    }

    /// Nil where the contact has none.
    @MainActor
    package func removePhoto(of id: ContactID) async throws -> Contact? {
        try await changes.make { [editor] in try editor.removePhoto(of: id) }
    }

    @concurrent
    private func photo(at path: String, for contact: Contact) async throws -> PhotoData {
        let limits = try drafts.capabilities(ofBook: contact.book).photoLimits
        return try chosen.photo(of: PictureFile.bytes(at: path), for: limits)
    }
}
