package import ContactActions
package import EditFeature
package import Editing
internal import ImageCache
package import ImageChoosing
package import Persistence
package import Pixels

/// Services for screens to show and change photos.
package struct PhotoService: Sendable {
    package let photoLoader: PhotoLoader
    package let changing: ContactPhotos
    private let chosen: ChosenPhoto

    package init(
        photoLoader: PhotoLoader, chosen: ChosenPhoto, editor: ContactEditor, drafts: DraftEditor, changes: ChangeQueue
    ) {
        self.photoLoader = photoLoader
        self.chosen = chosen
        changing = ContactPhotos(chosen: chosen, editor: editor, drafts: drafts, changes: changes)
    }

    @concurrent
    package func preview(of path: String, width: Int, height: Int) async throws -> Bitmap {
        try chosen.preview(of: path, to: .fit(width: width, height: height))
    }
}
