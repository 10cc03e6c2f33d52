import FoundationEssentials
import Processes
import StoreWatching
import Testing

/// Reports writes of other processes, however busy they are.
@MainActor
struct StoreWatchTests {
    /// A commit is seen by others some time after its last byte was written.
    @Test func `one write is told again and again for a while`() async throws {
        let folder = try TemporaryFolder()
        let watch = StoreWatch(database: folder.path + "/kith.db")
        var told = 0
        watch.start { told += 1 }
        try Data("page".utf8).write(to: URL(filePath: folder.path + "/kith.db-wal"))
        let deadline = ContinuousClock.now + .seconds(120)
        while told < 4, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(5)) }
        #expect(told == 4)
        watch.stop()
    }

    @Test func `who writes without a pause is told of while they write`() async throws {
        let folder = try TemporaryFolder()
        let watch = StoreWatch(database: folder.path + "/kith.db")
        var told = 0
        watch.start { told += 1 }
        let log = URL(filePath: folder.path + "/kith.db-wal")
        let deadline = ContinuousClock.now + .seconds(120)
        while told < 3, ContinuousClock.now < deadline {
            try Data("page".utf8).write(to: log)
            // Sooner than the watch has patience for; tests beside this one need the main actor too.
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(told >= 3)
        watch.stop()
    }
}
