import Doubles
import ImageCache
import Networking
import Processes
import Testing

/// Contract of every image store, the double included.
@Suite struct ImageStoreContractTests {
    enum Kind: CaseIterable {
        case disk, memory, double
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func store(_ kind: Kind) -> any ImageStore {
        switch kind {
        case .disk: DiskImageCache(folder: folder.path + "/images")
        case .memory: MemoryImageStore()
        case .double: StubImageStore()
        }
    }

    private func file(_ byte: UInt8, count: Int = 100) -> CachedFile {
        CachedFile(
            bytes: [UInt8](repeating: byte, count: count),
            validators: HTTPValidators(etag: "\"\(byte)\"", lastModified: nil),
            checked: HTTPDate(secondsSince1970: Int(byte)))
    }

    @Test(arguments: Kind.allCases)
    func `what is added can be had as it was, under its own URL alone`(kind: Kind) throws {
        let store = store(kind)
        #expect(store.file(for: "a") == nil)
        #expect(!store.contains("a"))
        try store.add(file(1), for: "a")
        try store.add(file(2, count: 0), for: "A")
        #expect(store.file(for: "a") == file(1))
        #expect(store.file(for: "A") == file(2, count: 0))
        #expect(store.contains("a") && store.contains("A") && !store.contains("b"))
    }

    @Test(arguments: Kind.allCases)
    func `what is added again takes the place of what was there`(kind: Kind) throws {
        let store = store(kind)
        try store.add(file(1), for: "a")
        try store.add(file(2), for: "a")
        #expect(store.file(for: "a") == file(2))
        #expect(store.metrics().count == 1)
    }

    @Test(arguments: Kind.allCases)
    func `one is removed without the others, and one that is not there without an error`(kind: Kind) throws {
        let store = store(kind)
        try store.add(file(1), for: "a")
        try store.add(file(2), for: "b")
        store.remove("a")
        store.remove("c")
        #expect(!store.contains("a") && store.contains("b"))
    }

    @Test(arguments: Kind.allCases)
    func `all are removed, with the statistics, and new ones can come`(kind: Kind) throws {
        let store = store(kind)
        try store.add(file(1), for: "a")
        _ = store.file(for: "a")
        try store.removeAll()
        #expect(store.metrics() == ImageStoreMetrics())
        #expect(!store.contains("a"))
        try store.add(file(2), for: "a")
        #expect(store.file(for: "a") == file(2))
    }

    @Test(arguments: Kind.allCases)
    func `lookups are counted where they are to be`(kind: Kind) throws {
        let store = store(kind)
        try store.add(file(1), for: "a")
        _ = store.file(for: "a")
        _ = store.file(for: "b")
        _ = store.file(for: "c")
        _ = store.file(for: "a", isCounted: false)
        _ = store.contains("b")
        let metrics = store.metrics()
        #expect((metrics.hits, metrics.misses, metrics.allHits, metrics.allMisses) == (1, 2, 1, 2))
        #expect(metrics.count == 1 && metrics.bytes >= 100)
    }

    @Test(arguments: Kind.allCases)
    func `many threads may use it at once`(kind: Kind) async {
        let store = store(kind)
        await withTaskGroup { group in
            for number in 0..<20 {
                group.addTask { try? store.add(file(UInt8(number)), for: "\(number % 4)") }
                group.addTask { _ = store.file(for: "\(number % 4)") }
            }
        }
        #expect(store.metrics().count == 4)
        for number in 0..<4 { #expect(store.file(for: "\(number)")?.bytes.count == 100) }
    }

    @Test func `a store that keeps nothing takes everything and gives nothing back`() throws {
        let store: any ImageStore = NoImageStore()
        try store.add(file(1), for: "a")
        #expect(store.file(for: "a") == nil)
        #expect(!store.contains("a"))
        try store.removeAll()
        #expect(store.metrics() == ImageStoreMetrics())
    }

    @Test func `what does not fit into memory is not kept, and the least recently used goes first`() throws {
        let store = MemoryImageStore(limit: 250)
        store.add(file(1), for: "a")
        store.add(file(2), for: "b")
        _ = store.file(for: "a")
        store.add(file(3), for: "c")
        #expect(store.contains("a") && !store.contains("b") && store.contains("c"))
        store.add(file(4, count: 251), for: "a")
        #expect(!store.contains("a"))
    }
}
