/// How much the disk cache keeps.
package struct DiskCacheLimits: Sendable, Hashable {
    /// Of all files together. What was not used for the longest time goes first.
    package var bytes: Int
    /// How long a picture may lie there unused.
    package var unused: Duration

    /// 200 MiB, and 90 days.
    package init(bytes: Int = 200 << 20, unused: Duration = .seconds(90 * 86_400)) {
        self.bytes = bytes
        self.unused = unused
    }
}

/// What the disk cache did and holds.
package struct DiskCacheMetrics: Sendable, Hashable {
    /// Lookups by this process that found a picture.
    package var hits = 0
    /// Lookups by this process that found none.
    package var misses = 0
    /// ``hits`` of all processes since the cache was last cleared, this one included.
    package var allHits = 0
    /// ``misses`` of all processes since the cache was last cleared, this one included.
    package var allMisses = 0
    /// Pictures in the folder.
    package var count = 0
    /// Their size on the disk in bytes, with what is known of them.
    package var bytes = 0
}
