package import Composition
package import EditFeature
package import Editing
internal import ImageCache
internal import Models
internal import Pixels

/// What screens need to show photos and to change them.
package struct PhotoDesk: Sendable {
    let board: PhotoBoard
    private let chosen: ChosenPhoto
    private let editor: ContactEditor
    private let drafts: DraftEditor

    package init(board: PhotoBoard, chosen: ChosenPhoto, editor: ContactEditor, drafts: DraftEditor) {
        self.board = board
        self.chosen = chosen
        self.editor = editor
        self.drafts = drafts
    }

    /// Whether the book of a contact takes photos, and whether it gives them up.
    func operations(ofBook book: String) -> Capabilities.Operations {
        (try? drafts.capabilities(ofBook: book).operations.intersection([.photo, .removePhoto])) ?? []
    }

    /// Gives a contact the picture of a file, scaled down to what its book takes. Nil where it has that already.
    @concurrent
    func setPhoto(of contact: Contact, toFile path: String) async throws -> Contact? {
        let limits = try drafts.capabilities(ofBook: contact.book).photoLimits
        return try editor.setPhoto(of: contact.id, to: chosen.photo(of: PictureFile.bytes(at: path), for: limits))
    }

    /// Nil where the contact has none.
    func removePhoto(of id: ContactID) throws -> Contact? { try editor.removePhoto(of: id) }

    @concurrent
    func preview(of path: String, width: Int, height: Int) async throws -> Bitmap {
        try chosen.preview(of: path, to: .fit(width: width, height: height))
    }
}
