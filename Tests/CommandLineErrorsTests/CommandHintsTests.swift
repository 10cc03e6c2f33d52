import AddressBooks
import CommandLineStreams
import Opening
import Persistence
import Sync
import Testing

@testable import CommandLineErrors

struct CommandHintsTests {
    @Test func `what to do is said in words of kith's commands, where the module knows none`() {
        #expect(CommandError(StoreError.noSuchBook("x")).hint?.contains("kith book list") == true)
        #expect(CommandError(SyncError.store(StoreError.noSuchBook("x"))).hint?.contains("kith book list") == true)
        #expect(CommandError(BookError.urlNeeded(kind: "x")).hint?.contains("--url") == true)
        #expect(CommandError(OpeningError.noDisplay).hint?.contains("opener.url") == true)
        #expect(CommandError(StoreError.full(path: "x")).hint == StoreError.full(path: "x").hint)
    }
}
