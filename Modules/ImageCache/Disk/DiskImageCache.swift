internal import Glibc
internal import Models
package import Networking
internal import Synchronization

/// An LRU disk cache: one file per image, named by the SHA-256 of the complete URL text. Several processes may share
/// the folder: files are replaced atomically, readers keep the file that they opened, and missing files are tolerated.
///
/// Nothing is read before it is requested. Every call blocks on disk I/O. It is thread-safe.
package final class DiskImageCache: ImageStore {
    private let files: CacheFolder
    private let limits: DiskCacheLimits
    private let now: @Sendable () -> HTTPDate
    private let counts: LookupCounts
    /// The folder's total size in bytes as far as this process knows; nil until it has looked.
    private let size = Mutex<Int?>(nil)

    /// Does no I/O. The folder is created with mode 0700 when the first image is stored.
    package init(folder: String, limits: DiskCacheLimits = DiskCacheLimits(), clock: HTTPClock = .system) {
        files = CacheFolder(path: folder)
        self.limits = limits
        now = clock.now
        counts = LookupCounts(path: folder + "/" + Self.countsName)
    }

    package var folder: String? { files.path }

    /// The cached image of a URL; nil if there is none. A damaged file is removed and counts as missing.
    package func file(for url: String, isCounted: Bool) -> CachedFile? {
        let file = read(url)
        if isCounted { counts.add(isHit: file != nil) }
        return file
    }

    private func read(_ url: String) -> CachedFile? {
        let name = Self.name(for: url)
        guard let (bytes, used) = files.read(name) else { return nil }
        guard let file = CachedFile(encoded: bytes) else {
            files.remove(name)
            return nil
        }
        // A resolution of one hour suffices for LRU eviction, and saves a write at each read.
        let seconds = now().secondsSince1970
        if seconds - used >= 3_600 { files.touch(name, used: seconds) }
        return file
    }

    /// Returns true if there is a file for a URL. Does not read it.
    package func contains(_ url: String) -> Bool {
        access("\(files.path)/\(Self.name(for: url))", R_OK) == 0
    }

    /// Stores an image, replacing an existing one, then evicts if a limit is exceeded.
    ///
    /// - Throws: `.cannotKeep`; an existing file stays.
    package func add(_ file: CachedFile, for url: String) throws(ImageError) {
        let bytes = file.encoded
        let number = files.write(bytes, as: Self.name(for: url), used: now().secondsSince1970)
        guard number == 0 else { throw failure(number) }
        let isTooMuch = size.withLock { size in
            size = size.map { $0 + bytes.count }
            return size.map { $0 > limits.bytes } ?? true
        }
        if isTooMuch { trim() }
    }

    /// Removes one image.
    package func remove(_ url: String) { files.remove(Self.name(for: url)) }

    /// Removes all images and statistics.
    ///
    /// - Throws: `.cannotKeep` for the first file that can't be removed; the others are removed.
    package func removeAll() throws(ImageError) {
        var failed: Int32 = 0
        for entry in files.entries() where Self.isPicture(entry.name) || entry.name == Self.countsName {
            let number = files.remove(entry.name)
            if failed == 0 { failed = number }
        }
        counts.reset()
        size.withLock { $0 = nil }
        if failed != 0 { throw failure(failed) }
    }

    /// Evicts images that were unused for too long, then the least recently used until the size limit is met, and
    /// unfinished files of crashed processes. ``add(_:for:)`` calls it when needed.
    package func trim() {
        let seconds = now().secondsSince1970
        var pictures: [CacheFolder.Entry] = []
        for entry in files.entries() {
            if Self.isPicture(entry.name), seconds - entry.used <= Int(limits.unused.components.seconds) {
                pictures.append(entry)
            } else if Self.isPicture(entry.name) || isLeftOver(entry, seconds) {
                files.remove(entry.name)
            }
        }
        var bytes = pictures.reduce(0) { $0 + $1.size }
        if bytes > limits.bytes {
            // Evict slightly more than needed, so that the next image doesn't trigger another trim.
            for entry in pictures.sorted(by: { $0.used < $1.used }) where bytes > limits.bytes / 10 * 9 {
                files.remove(entry.name)
                bytes -= entry.size
            }
        }
        size.withLock { $0 = bytes }
    }

    /// The statistics and the folder's current contents.
    package func metrics() -> ImageStoreMetrics {
        var metrics = counts.metrics()
        for entry in files.entries() where Self.isPicture(entry.name) {
            metrics.count += 1
            metrics.bytes += entry.size
        }
        return metrics
    }

    /// Adds this process's hits and misses to the totals of all processes. Happens periodically; call it once more
    /// before the process ends.
    package func saveMetrics() { counts.save() }

    // No write takes minutes.
    private func isLeftOver(_ entry: CacheFolder.Entry, _ seconds: Int) -> Bool {
        entry.name.hasPrefix(CacheFolder.unfinished) && seconds - entry.used > 600
    }

    private func failure(_ number: Int32) -> ImageError {
        .cannotKeep(path: files.path, reason: String(cString: strerror(number)))
    }

    private static func name(for url: String) -> String { SHA256.hexadecimal(of: Array(url.utf8)) }

    private static func isPicture(_ name: String) -> Bool {
        name.utf8.count == 64 && name.allSatisfy(\.isHexDigit)
    }

    private static let countsName = "lookups"
}
