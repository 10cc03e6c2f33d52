import Glibc
import ImageCache
import LoopbackServer
import Networking
import Processes
import Testing

/// Several processes and threads share the folder, and some of them die.
@Suite(.timeLimit(.minutes(5)), .serialized, .waiting)
struct DiskSharingTests {
    private let folder: TemporaryFolder
    private let cache: DiskImageCache

    init() throws {
        folder = try TemporaryFolder()
        cache = DiskImageCache(folder: folder.path + "/images")
    }

    private func isWhole(_ file: CachedFile) -> Bool {
        file.bytes.count == 50_000 && file.bytes.allSatisfy { $0 == file.bytes[0] }
    }

    @Test func `while two processes write one picture, a third reads one or the other`() async throws {
        let probes = try [1, 2].map { try Probe(folder.path + "/images", "a", byte: $0) }
        var seen: Set<UInt8> = []
        var readings = 0
        var torn = 0
        let hasSeenBoth = await eventually {
            guard let file = cache.file(for: "a") else { return false }
            seen.insert(file.bytes[0])
            readings += 1
            if !isWhole(file) { torn += 1 }
            return readings >= 50 && seen.count == 2
        }
        #expect(hasSeenBoth)
        #expect(torn == 0)
        for probe in probes { probe.kill() }
    }

    @Test func `a process that is killed while it writes leaves a whole picture`() async throws {
        for byte in UInt8(1)...10 {
            let probe = try Probe(folder.path + "/images", "a", byte: byte)
            #expect(await eventually { cache.file(for: "a")?.bytes.first == byte })
            probe.kill()
            #expect(cache.file(for: "a").map(isWhole) == true)
        }
        for name in names(in: folder.path + "/images") where name.hasPrefix(".") {
            try #require(setDate(of: "\(folder.path)/images/\(name)", 0))
        }
        cache.trim()
        // After a hundred looks, how often a picture was found stands beside it.
        #expect(names(in: folder.path + "/images").count { $0 != "lookups" } == 1)
    }

    @Test func `threads keep, read, trim and delete at once`() async throws {
        let cache = DiskImageCache(folder: folder.path + "/images", limits: DiskCacheLimits(bytes: 500_000))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in UInt8(1)...4 {
                group.addTask {
                    for round in 0..<25 {
                        let file = CachedFile(bytes: [UInt8](repeating: writer, count: 20_000), checked: .now)
                        try cache.add(file, for: "\(round % 10)")
                        if let found = cache.file(for: "\((round + 5) % 10)") {
                            #expect(found.bytes.allSatisfy { $0 == found.bytes[0] })
                        }
                        if round == 10 { cache.trim() }
                        if round == 20, writer == 1 { try cache.removeAll() }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(cache.metrics().bytes <= 500_000)
    }
}
