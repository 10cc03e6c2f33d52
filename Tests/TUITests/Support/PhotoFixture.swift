import EditFeature
import Editing
import ImageCache
import ImageChoosing
import ImageDecoding
import Persistence
import PhotoScreens
import Pixels
import Synchronization
import TUI
import TerminalImages

extension PhotoService {
    static func staged(
        _ photoLoader: PhotoLoader, editor: ContactEditor, drafts: DraftEditor, changes: ChangeQueue
    ) -> PhotoService {
        let library = PixbufLibrary()
        let decoder = PixbufImageDecoder(library: library)
        let preparation = PhotoPreparation(decoder: decoder, encoder: PixbufImageEncoder(library: library))
        return PhotoService(
            photoLoader: photoLoader, chosen: ChosenPhoto(preparation: preparation, decoder: decoder), editor: editor,
            drafts: drafts, changes: changes)
    }
}
