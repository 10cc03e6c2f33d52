import Glibc
import ImageCache
import Networking
import Processes
import Testing

/// The folder keeps what it is given, gives back only what is whole, and stays small.
@Suite struct DiskImageCacheTests {
    private let clock = SteppedClock()
    private let folder: TemporaryFolder
    private let cache: DiskImageCache
    private var path: String { folder.path + "/cache/images" }

    init() throws {
        folder = try TemporaryFolder()
        cache = DiskImageCache(folder: folder.path + "/cache/images", clock: clock.clock)
    }

    private func cache(_ limits: DiskCacheLimits = DiskCacheLimits()) -> DiskImageCache {
        DiskImageCache(folder: path, limits: limits, clock: clock.clock)
    }

    private func file(_ byte: UInt8 = 1, count: Int = 1_000) -> CachedFile {
        CachedFile(bytes: [UInt8](repeating: byte, count: count), checked: clock.now)
    }

    private var seconds: Int { clock.now.secondsSince1970 }

    @Test func `what is added can be had, is there, and is gone when all is deleted`() throws {
        #expect(cache.file(for: "a") == nil)
        #expect(!cache.contains("a"))
        let first = CachedFile(
            bytes: Array("bytes".utf8), validators: HTTPValidators(etag: "W/\"é\"", lastModified: ""),
            checked: HTTPDate(secondsSince1970: -5))
        try cache.add(first, for: "a")
        try cache.add(file(2, count: 0), for: "b")
        #expect(cache.file(for: "a") == first)
        #expect(cache.contains("a"))
        #expect(cache.file(for: "b") == file(2, count: 0))
        try cache.add(file(3), for: "a")
        #expect(cache.file(for: "a") == file(3))
        cache.remove("b")
        #expect(!cache.contains("b"))
        try cache.removeAll()
        #expect(!cache.contains("a"))
        let metrics = cache.metrics()
        #expect((metrics.hits, metrics.misses, metrics.count, metrics.bytes) == (0, 0, 0, 0))
    }

    @Test func `nothing is made before the first picture is kept, and then for its owner alone`() throws {
        _ = cache.file(for: "a")
        cache.trim()
        cache.saveMetrics()
        try cache.removeAll()
        #expect(status(of: folder.path + "/cache") == nil)
        try cache.add(file(), for: "a")
        #expect(status(of: folder.path + "/cache").map { $0.st_mode & 0o777 } == 0o700)
        #expect(status(of: path).map { $0.st_mode & 0o777 } == 0o700)
        let name = try #require(names(in: path).first)
        #expect(status(of: "\(path)/\(name)").map { $0.st_mode & 0o777 } == 0o600)
    }

    @Test func `a file is named after the SHA-256 of the whole address`() throws {
        try cache.add(file(), for: "abc")
        #expect(names(in: path) == ["ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"])
    }

    @Test func `a file that is cut or changed anywhere is none, and goes`() throws {
        try cache.add(file(count: 50), for: "a")
        let place = "\(path)/\(try #require(names(in: path).first))"
        let whole = try #require(readFile(place))
        for length in 0..<whole.count {
            try #require(makeFile(place, Array(whole[..<length])))
            #expect(cache.file(for: "a") == nil, "cut to \(length)")
            #expect(!cache.contains("a"))
        }
        for index in whole.indices {
            var changed = whole
            changed[index] ^= 0x20
            try #require(makeFile(place, changed))
            #expect(cache.file(for: "a") == nil, "changed at \(index)")
        }
        try #require(makeFile(place, whole))
        #expect(cache.file(for: "a") == file(count: 50))
    }

    @Test func `the least recently used files go when there are too many`() throws {
        let cache = cache(DiskCacheLimits(bytes: 10_000))
        for index in 0..<8 {
            clock.advance(.seconds(3_600))
            try cache.add(file(), for: "\(index)")
        }
        clock.advance(.seconds(3_600))
        #expect(cache.file(for: "0") != nil)
        for index in 8..<12 {
            clock.advance(.seconds(3_600))
            try cache.add(file(), for: "\(index)")
            #expect(cache.metrics().bytes <= 10_000)
        }
        #expect(!cache.contains("1"))
        #expect(cache.contains("0"))
        #expect(cache.contains("11"))
    }

    @Test func `what other processes kept counts too`() throws {
        for index in 0..<20 { try cache.add(file(), for: "old \(index)") }
        clock.advance(.seconds(1))
        try cache(DiskCacheLimits(bytes: 5_000)).add(file(), for: "new")
        #expect(cache.metrics().bytes <= 5_000)
        #expect(cache.contains("new"))
    }

    @Test func `a picture that nobody used for too long goes`() throws {
        try cache.add(file(), for: "unused")
        try cache.add(file(), for: "used")
        clock.advance(.seconds(60 * 86_400))
        #expect(cache.file(for: "used") != nil)
        clock.advance(.seconds(31 * 86_400))
        cache.trim()
        #expect(!cache.contains("unused"))
        #expect(cache.contains("used"))
    }

    @Test func `reading notes the use at most once an hour`() throws {
        try cache.add(file(), for: "a")
        let place = "\(path)/\(try #require(names(in: path).first))"
        let kept = seconds
        clock.advance(.seconds(3_599))
        _ = cache.file(for: "a")
        #expect(status(of: place)?.st_mtim.tv_sec == kept)
        clock.advance(.seconds(1))
        _ = cache.file(for: "a")
        #expect(status(of: place)?.st_mtim.tv_sec == kept + 3_600)
    }

    @Test func `what a process that died left half-written is cleaned up, and what is being written is not`() throws {
        try cache.add(file(), for: "a")
        let (old, young) = ("\(path)/.unfinished-abcdef", "\(path)/.unfinished-ghijkl")
        try #require(makeFile(old, [1, 2, 3]) && setDate(of: old, seconds - 601))
        try #require(makeFile(young, [1, 2, 3]) && setDate(of: young, seconds - 599))
        try cache().add(file(), for: "b")
        #expect(status(of: old) == nil)
        #expect(status(of: young) != nil)
        #expect(cache.metrics().count == 2)
    }

    @Test func `files that are not the cache's own are left alone`() throws {
        try cache.add(file(), for: "a")
        let own = "\(path)/notes.txt"
        try #require(makeFile(own, Array("mine".utf8)) && setDate(of: own, 0))
        cache.trim()
        try cache.removeAll()
        #expect(names(in: path) == ["notes.txt"])
    }

    @Test func `a folder that somebody removed is made again`() throws {
        try cache.add(file(), for: "a")
        try cache.removeAll()
        try #require(rmdir(path) == 0)
        try cache.add(file(), for: "a")
        #expect(cache.contains("a"))
    }

    @Test func `hits and misses of all processes add up`() throws {
        try cache.add(file(), for: "a")
        for _ in 0..<150 { _ = cache.file(for: "a") }
        _ = cache.file(for: "b")
        cache.saveMetrics()
        let other = cache()
        _ = other.file(for: "a")
        let metrics = other.metrics()
        #expect((metrics.hits, metrics.misses) == (1, 0))
        #expect((metrics.allHits, metrics.allMisses) == (151, 1))
        other.saveMetrics()
        #expect(cache.metrics().allHits == 151)
        #expect(cache.metrics().hits == 150)
        #expect(metrics.count == 1)
        #expect(metrics.bytes > 1_000)
    }

    @Test(arguments: ["", "x", "1", "-1 -1", "9223372036854775807 1", "1 2 3"])
    func `counts that somebody spoiled begin again`(text: String) throws {
        try cache.add(file(), for: "a")
        try #require(makeFile("\(path)/lookups", Array(text.utf8)))
        _ = cache.file(for: "a")
        cache.saveMetrics()
        #expect(cache().metrics().allHits == 1)
    }

    @Test func `a picture that can't be kept is told with the place and the reason`() throws {
        try #require(makeFile(folder.path + "/cache"))
        #expect(throws: ImageError.cannotKeep(path: path, reason: "Not a directory")) {
            try cache.add(file(), for: "a")
        }
    }
}
