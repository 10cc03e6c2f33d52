/// The limits of the disk cache.
package struct DiskCacheLimits: Sendable, Hashable {
    /// The maximum total size of all files in bytes. The least recently used are evicted first.
    package var bytes: Int
    /// The time after which an unused image is evicted.
    package var unused: Duration

    /// 200 MiB, and 90 days.
    package init(bytes: Int = 200 << 20, unused: Duration = .seconds(90 * 86_400)) {
        self.bytes = bytes
        self.unused = unused
    }
}

/// The disk cache's statistics.
package struct DiskCacheMetrics: Sendable, Hashable {
    /// Cache hits of this process.
    package var hits = 0
    /// Cache misses of this process.
    package var misses = 0
    /// ``hits`` of all processes since the cache was last cleared, including this one.
    package var allHits = 0
    /// ``misses`` of all processes since the cache was last cleared, including this one.
    package var allMisses = 0
    /// The number of images in the folder.
    package var count = 0
    /// Their size on disk in bytes, including metadata.
    package var bytes = 0
}
