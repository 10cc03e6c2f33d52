internal import ImageCache
internal import Models
internal import Persistence

/// The pictures of the contact store, as the image cache asks for them.
struct StoredPhotos: StoredImageData {
    private let store: any ContactStore

    init(store: any ContactStore) {
        self.store = store
    }

    func data(named name: String) throws(ImageError) -> [UInt8]? {
        do {
            return try store.read { try $0.photo(named: name) }?.bytes
        } catch {
            throw .storeFailed(reason: (error as? StoreError)?.message ?? "\(error)")
        }
    }
}
