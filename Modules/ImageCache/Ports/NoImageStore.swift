/// An image store that keeps nothing: every image is fetched when it is asked for.
package struct NoImageStore: ImageStore {
    package init() {}

    package var folder: String? { nil }
    package func file(for url: String, isCounted: Bool) -> CachedFile? { nil }
    package func contains(_ url: String) -> Bool { false }
    package func add(_ file: CachedFile, for url: String) {}
    package func remove(_ url: String) {}
    package func removeAll() {}
    package func metrics() -> ImageStoreMetrics { ImageStoreMetrics() }
    package func saveMetrics() {}
}
