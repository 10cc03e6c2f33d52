import ImageCache
import Synchronization

/// A contact store with a few pictures; remembers how often it was asked.
final class StubStoredImages: StoredImageData {
    private let pictures: [String: [UInt8]]
    private let error: ImageError?
    private let asked = Mutex(0)

    init(_ pictures: [String: [UInt8]] = [:], error: ImageError? = nil) {
        self.pictures = pictures
        self.error = error
    }

    var readings: Int { asked.withLock { $0 } }

    func data(named url: String) throws(ImageError) -> [UInt8]? {
        asked.withLock { $0 += 1 }
        if let error { throw error }
        return pictures[url]
    }
}
