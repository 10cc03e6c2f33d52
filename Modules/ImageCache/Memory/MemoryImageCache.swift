internal import Networking
internal import Pixels
internal import Synchronization

/// Decoded pictures by URL and size, the least recently used ones dropped first. Any thread may call; nothing blocks for
/// long.
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

    /// `limit` is in bytes of pixels; 32 MiB unless told otherwise. A picture that alone is larger is not kept.
    package init(limit: Int = 32 << 20) { self.limit = limit }

    /// What was done, and what is held now.
    package var metrics: MemoryCacheMetrics {
        state.withLock { state in
            MemoryCacheMetrics(
                hits: state.hits, misses: state.misses, count: state.entries.count, bytes: state.entries.cost)
        }
    }

    /// Forgets all pictures.
    package func removeAll() { state.withLock { $0.entries.removeAll() } }

    /// The picture, however old.
    func bitmap(for key: ImageKey) -> Bitmap? { state.withLock { $0.entries.use(key)?.bitmap } }

    /// The picture if its time is not over. Counts as a hit or a miss.
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

    /// The picture if it counts for at least so long. Not counted.
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

/// What the memory cache did and holds.
package struct MemoryCacheMetrics: Sendable, Hashable {
    /// Pictures that were there.
    package var hits = 0
    /// Pictures that were not, or whose time was over.
    package var misses = 0
    /// Pictures held.
    package var count = 0
    /// Their pixels, in bytes.
    package var bytes = 0
}

/// What a decoded picture is known by.
struct ImageKey: Sendable, Hashable {
    let url: String
    let target: ImageTarget

    init(_ request: ImageRequest) {
        url = request.url
        target = request.target
    }
}
