internal import Networking
internal import Pixels
internal import Synchronization

/// An LRU cache of decoded images by URL and size. It is thread-safe and does not block.
package final class MemoryImageCache: Sendable {
    private struct Entry {
        let bitmap: Bitmap
        let freshUntil: HTTPDate
    }

    private struct State {
        var entries = LeastRecentlyUsed<ImageKey, Entry>()
        var hits = 0
        var misses = 0
    }

    private let limit: Int
    private let state = Mutex(State())

    /// `limit` is the size of the pixels in bytes, 32 MiB by default. An image that exceeds it alone is not stored.
    package init(limit: Int = 32 << 20) { self.limit = limit }

    /// The statistics.
    package var metrics: MemoryCacheMetrics {
        state.withLock { state in
            MemoryCacheMetrics(
                hits: state.hits, misses: state.misses, count: state.entries.count, bytes: state.entries.cost)
        }
    }

    /// Removes all images.
    package func removeAll() { state.withLock { $0.entries.removeAll() } }

    /// The image, even if it is stale.
    func bitmap(for key: ImageKey) -> Bitmap? { state.withLock { $0.entries.use(key)?.bitmap } }

    /// The image if it is fresh. Counts as a hit or a miss.
    func freshBitmap(for key: ImageKey, now: HTTPDate) -> Bitmap? {
        state.withLock { state in
            guard let entry = state.entries.use(key), now < entry.freshUntil else {
                state.misses += 1
                return nil
            }
            state.hits += 1
            return entry.bitmap
        }
    }

    /// The image if it stays fresh at least until `freshUntil`. Not counted.
    func bitmap(for key: ImageKey, freshUntil: HTTPDate) -> Bitmap? {
        state.withLock { state in
            guard let entry = state.entries.use(key), entry.freshUntil >= freshUntil else { return nil }
            return entry.bitmap
        }
    }

    func keep(_ bitmap: Bitmap, for key: ImageKey, freshUntil: HTTPDate) {
        state.withLock { state in
            state.entries.remove(key)
            guard bitmap.cost <= limit else { return }
            state.entries.insert(Entry(bitmap: bitmap, freshUntil: freshUntil), for: key, cost: bitmap.cost)
            state.entries.trim(toCost: limit)
        }
    }
}

/// The memory cache's statistics.
package struct MemoryCacheMetrics: Sendable, Hashable {
    /// Fresh images found.
    package var hits = 0
    /// Images missing or stale.
    package var misses = 0
    /// The number of images.
    package var count = 0
    /// The size of their pixels in bytes.
    package var bytes = 0
}

/// The cache key of a decoded image.
struct ImageKey: Sendable, Hashable {
    let url: String
    let target: ImageTarget

    init(_ request: ImageRequest) {
        url = request.url
        target = request.target
    }
}
