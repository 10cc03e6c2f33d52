internal import Glibc
internal import Models
package import Networking
internal import Synchronization

/// Pictures in a folder, one file each, named after the SHA-256 of the URL's whole text. Several processes may share the
/// folder: a file is replaced in one step, a reader holds what it opened, and nobody minds a file that is gone.
///
/// Nothing is read before it is asked for. Every call blocks for as long as the disk does; any thread may call.
package final class DiskImageCache: Sendable {
    private let folder: CacheFolder
    private let limits: DiskCacheLimits
    private let now: @Sendable () -> HTTPDate
    private let counts: LookupCounts
    /// What lies in the folder as far as this process knows, in bytes; nil until it has looked.
    private let size = Mutex<Int?>(nil)

    /// Touches nothing. The folder is made, for the person alone, when the first picture is kept.
    package init(folder: String, limits: DiskCacheLimits = DiskCacheLimits(), clock: HTTPClock = .system) {
        self.folder = CacheFolder(path: folder)
        self.limits = limits
        now = clock.now
        counts = LookupCounts(path: folder + "/" + Self.countsName)
    }

    /// The picture of a URL; nil where there is none. A file that is damaged is removed, and is none. Counts as a hit or
    /// a miss.
    package func file(for url: String) -> CachedFile? {
        let file = peek(url)
        counts.add(isHit: file != nil)
        return file
    }

    /// The same, not counted.
    func peek(_ url: String) -> CachedFile? {
        let name = Self.name(for: url)
        guard let (bytes, used) = folder.read(name) else { return nil }
        guard let file = CachedFile(encoded: bytes) else {
            folder.remove(name)
            return nil
        }
        // Once an hour is enough to know what was used long ago, and spares a write for each read.
        let seconds = now().secondsSince1970
        if seconds - used >= 3_600 { folder.touch(name, used: seconds) }
        return file
    }

    /// Whether there is a file for a URL. It is not read.
    package func contains(_ url: String) -> Bool {
        access("\(folder.path)/\(Self.name(for: url))", R_OK) == 0
    }

    /// Keeps a picture in the place of what was there, then removes what is too much.
    ///
    /// - Throws: `.cannotKeep`; what was there is still there.
    package func keep(_ file: CachedFile, for url: String) throws(ImageError) {
        let bytes = file.encoded
        let number = folder.write(bytes, as: Self.name(for: url), used: now().secondsSince1970)
        guard number == 0 else { throw failure(number) }
        let isTooMuch = size.withLock { size in
            size = size.map { $0 + bytes.count }
            return size.map { $0 > limits.bytes } ?? true
        }
        if isTooMuch { trim() }
    }

    /// Forgets one picture.
    package func remove(_ url: String) { folder.remove(Self.name(for: url)) }

    /// Forgets all pictures, and how often they were found.
    ///
    /// - Throws: `.cannotKeep` for the first file that can't be removed; the others are gone.
    package func removeAll() throws(ImageError) {
        var failed: Int32 = 0
        for entry in folder.entries() where Self.isPicture(entry.name) || entry.name == Self.countsName {
            let number = folder.remove(entry.name)
            if failed == 0 { failed = number }
        }
        counts.reset()
        size.withLock { $0 = nil }
        if failed != 0 { throw failure(failed) }
    }

    /// Removes what was unused for too long, then what was unused for the longest time until the rest is small enough,
    /// and what processes that died left half-written. ``keep(_:for:)`` calls it when it is due.
    package func trim() {
        let seconds = now().secondsSince1970
        var pictures: [CacheFolder.Entry] = []
        for entry in folder.entries() {
            if Self.isPicture(entry.name), seconds - entry.used <= Int(limits.unused.components.seconds) {
                pictures.append(entry)
            } else if Self.isPicture(entry.name) || isLeftOver(entry, seconds) {
                folder.remove(entry.name)
            }
        }
        var bytes = pictures.reduce(0) { $0 + $1.size }
        if bytes > limits.bytes {
            // A little more than what is needed, so that the next picture doesn't begin this anew.
            for entry in pictures.sorted(by: { $0.used < $1.used }) where bytes > limits.bytes / 10 * 9 {
                folder.remove(entry.name)
                bytes -= entry.size
            }
        }
        size.withLock { $0 = bytes }
    }

    /// What was done, and what lies in the folder now.
    package func metrics() -> DiskCacheMetrics {
        var metrics = counts.metrics()
        for entry in folder.entries() where Self.isPicture(entry.name) {
            metrics.count += 1
            metrics.bytes += entry.size
        }
        return metrics
    }

    /// Adds this process's hits and misses to those of all processes. Done by itself now and then; a process that ends
    /// does it once more.
    package func saveMetrics() { counts.save() }

    // No write takes minutes.
    private func isLeftOver(_ entry: CacheFolder.Entry, _ seconds: Int) -> Bool {
        entry.name.hasPrefix(CacheFolder.unfinished) && seconds - entry.used > 600
    }

    private func failure(_ number: Int32) -> ImageError {
        .cannotKeep(path: folder.path, reason: String(cString: strerror(number)))
    }

    private static func name(for url: String) -> String { SHA256.hexadecimal(of: Array(url.utf8)) }

    private static func isPicture(_ name: String) -> Bool {
        name.utf8.count == 64 && name.allSatisfy(\.isHexDigit)
    }

    private static let countsName = "lookups"
}
