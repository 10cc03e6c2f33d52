internal import Synchronization

/// An image store that is gone with the process, least recently used first to go.
package final class MemoryImageStore: ImageStore {
    private struct State {
        var files = LeastRecentlyUsed<String, CachedFile>()
        var hits = 0
        var misses = 0
    }

    private let limit: Int
    private let state = Mutex(State())

    /// - Parameter limit: The maximum size of all images in bytes. An image that exceeds it alone is not kept.
    package init(limit: Int = 64 << 20) { self.limit = limit }

    package var folder: String? { nil }

    package func file(for url: String, isCounted: Bool) -> CachedFile? {
        state.withLock { state in
            let file = state.files.use(url)
            if isCounted, file == nil { state.misses += 1 }
            if isCounted, file != nil { state.hits += 1 }
            return file
        }
    }

    package func contains(_ url: String) -> Bool { state.withLock { $0.files.contains(url) } }

    package func add(_ file: CachedFile, for url: String) {
        state.withLock { state in
            state.files.remove(url)
            guard file.bytes.count <= limit else { return }
            state.files.insert(file, for: url, cost: file.bytes.count)
            state.files.trim(toCost: limit)
        }
    }

    package func remove(_ url: String) { state.withLock { $0.files.remove(url) } }

    package func removeAll() { state.withLock { $0 = State() } }

    package func metrics() -> ImageStoreMetrics {
        state.withLock { state in
            ImageStoreMetrics(
                hits: state.hits, misses: state.misses, allHits: state.hits, allMisses: state.misses,
                count: state.files.count, bytes: state.files.cost)
        }
    }

    package func saveMetrics() {}
}
