package import ImageCache
internal import Synchronization

/// An image store that holds what a test gave it, remembers what it was asked for, and fails when it is told to.
package final class StubImageStore: ImageStore {
    private struct State {
        var files: [String: CachedFile]
        var metrics = ImageStoreMetrics()
        var error: ImageError?
    }

    private let state: Mutex<State>

    package init(_ files: [String: CachedFile] = [:]) { state = Mutex(State(files: files)) }

    /// Error thrown by ``add(_:for:)`` and ``removeAll()``.
    package var error: ImageError? {
        get { state.withLock { $0.error } }
        set { state.withLock { $0.error = newValue } }
    }

    /// The URLs of all images.
    package var urls: Set<String> { state.withLock { Set($0.files.keys) } }

    package var folder: String? { nil }

    package func file(for url: String, isCounted: Bool) -> CachedFile? {
        state.withLock { state in
            let file = state.files[url]
            guard isCounted else { return file }
            if file == nil { state.metrics.misses += 1 } else { state.metrics.hits += 1 }
            return file
        }
    }

    package func contains(_ url: String) -> Bool { state.withLock { $0.files[url] != nil } }

    package func add(_ file: CachedFile, for url: String) throws(ImageError) {
        if let error { throw error }
        state.withLock { $0.files[url] = file }
    }

    package func remove(_ url: String) { state.withLock { $0.files[url] = nil } }

    package func removeAll() throws(ImageError) {
        if let error { throw error }
        state.withLock { $0 = State(files: [:]) }
    }

    package func metrics() -> ImageStoreMetrics {
        state.withLock { state in
            var metrics = state.metrics
            (metrics.allHits, metrics.allMisses) = (metrics.hits, metrics.misses)
            metrics.count = state.files.count
            metrics.bytes = state.files.values.reduce(0) { $0 + $1.bytes.count }
            return metrics
        }
    }

    package func saveMetrics() {}
}
