/// Keeps the bytes of fetched images by the complete text of their URLs. All calls may block, and are safe from any
/// thread.
package protocol ImageStore: Sendable {
    /// The folder that the images are kept in; nil where they are not kept on disk.
    var folder: String? { get }

    /// The image of a URL; nil if there is none.
    ///
    /// - Parameter isCounted: The lookup counts as a hit or a miss.
    func file(for url: String, isCounted: Bool) -> CachedFile?

    /// Returns true if there is an image of the URL. Not counted.
    func contains(_ url: String) -> Bool

    /// Adds an image, replacing the URL's existing one. Others may have to go for it.
    ///
    /// - Throws: `.cannotKeep`; an existing image stays.
    func add(_ file: CachedFile, for url: String) throws(ImageError)

    /// Removes one image.
    func remove(_ url: String)

    /// Removes all images and statistics.
    ///
    /// - Throws: `.cannotKeep` if some can't be removed; the others are.
    func removeAll() throws(ImageError)

    /// The statistics.
    func metrics() -> ImageStoreMetrics

    /// Adds this process's hits and misses to the totals of all processes, where those are kept. Call it before the
    /// process ends.
    func saveMetrics()
}

extension ImageStore {
    /// The image of a URL; nil if there is none. Counts as a hit or a miss.
    package func file(for url: String) -> CachedFile? { file(for: url, isCounted: true) }
}

/// The statistics of an image store.
package struct ImageStoreMetrics: Sendable, Hashable {
    /// Hits of this process.
    package var hits = 0
    /// Misses of this process.
    package var misses = 0
    /// ``hits`` of all processes since the store was last cleared, including this one.
    package var allHits = 0
    /// ``misses`` of all processes since the store was last cleared, including this one.
    package var allMisses = 0
    /// The number of images.
    package var count = 0
    /// Their size in bytes; on disk, including metadata.
    package var bytes = 0

    package init(
        hits: Int = 0, misses: Int = 0, allHits: Int = 0, allMisses: Int = 0, count: Int = 0, bytes: Int = 0
    ) {
        (self.hits, self.misses, self.allHits, self.allMisses) = (hits, misses, allHits, allMisses)
        (self.count, self.bytes) = (count, bytes)
    }
}
