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
