internal import BooksFeature
internal import ChangeFeature
package import ContactActions
package import DetailFeature
internal import EditFeature
internal import ImageCache
internal import ImageChoosing
package import Models
package import Navigation
package import Opening
internal import Persistence
package import PhotoScreens
internal import Pixels
internal import ScreenKit
package import TerminalImages

// What screens of contacts depend on, over the fixture's store.
extension SingleScreenFixture {
    package func contactActions(
        opener: any Opener, clipboard: Clipboard? = nil, signal: @escaping SignalReceiver
    ) -> ContactActions {
        let changes = ChangeViewModel(
            store: stored.store, editor: stored.editor, changes: stored.changes, delivery: stored.delivery)
        return ContactActions(
            changes: changes, contact: provider.contact, opener: opener, clipboard: clipboard, dialogs: tools.dialogs,
            signal: signal)
    }

    package func newContact(signal: @escaping SignalReceiver) -> NewContact {
        let (catalog, changes) = (stored.catalog, stored.changes)
        let bookForms = BookFormViewModel.Factory { _, signal in
            BookFormViewModel(catalog: catalog, changes: changes, signal: signal)
        }
        return NewContact(store: provider, bookForms: bookForms, dialogs: tools.dialogs, signal: signal)
    }

    package func detailViewModel(_ contact: ContactID, signal: @escaping SignalReceiver) -> DetailViewModel {
        DetailViewModel(store: stored.store, id: contact, refresh: { _ in }, signal: signal)
    }

    /// Every picture file is one red pixel.
    package func photoService(
        _ images: StubImageLoading = StubImageLoading(), renderer: ImageProtocol? = nil
    ) -> PhotoService {
        let decoder = RedPixelDecoder()
        return PhotoService(
            photoLoader: .staged(images, renderer: renderer),
            chosen: ChosenPhoto(
                preparation: PhotoPreparation(decoder: decoder, encoder: NoImageEncoder()), decoder: decoder),
            editor: stored.editor,
            drafts: DraftEditor(store: stored.store, editor: stored.editor, limits: KnownLimits(ofKinds: [:])),
            changes: stored.changes)
    }

    private var provider: StoreProvider {
        let store = stored.store
        return StoreProvider { store }
    }
}

private struct RedPixelDecoder: ImageDecoder {
    func decode(_ image: ImageData, to target: ImageTarget) throws(ImageError) -> Bitmap {
        guard let bitmap = Bitmap(width: 1, height: 1, bytes: [255, 0, 0, 255]) else {
            throw .cannotEncode(reason: "no bitmap")
        }
        return bitmap
    }
}

/// For pictures that no limit has encoded anew.
private struct NoImageEncoder: ImageEncoder {
    func encode(_ bitmap: Bitmap, as encoding: ImageEncoding) throws(ImageError) -> [UInt8] {
        throw .cannotEncode(reason: "no limit needs it")
    }
}
