import Configuration
import Glibc
import Sync
import SyncFileLock
import Testing

/// Two locks of one path stand for two processes: each opens the file anew.
struct FileSyncLockTests {
    @Test func `the lock of a book is taken once, and is free when its holder is gone`() throws {
        var template = Array("/tmp/kith-lock-XXXXXX".utf8CString)
        try #require(mkdtemp(&template) != nil)
        let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        defer {
            unlink("\(folder)/kith.db.sync-lock")
            rmdir(folder)
        }
        let mine = FileSyncLock.lock(besides: "\(folder)/kith.db")
        let theirs = FileSyncLock.lock(besides: "\(folder)/kith.db")
        var lease = try mine.tryTake(for: "rebels")
        #expect(lease != nil)
        #expect(try theirs.tryTake(for: "rebels") == nil)
        #expect(try mine.tryTake(for: "rebels") == nil, "another sync of the same process waits too")
        // Looking at the lock in vain does not give it back, as closing a file of fcntl's older locks would.
        #expect(try theirs.tryTake(for: "rebels") == nil)
        let other = try theirs.tryTake(for: "empire")
        #expect(other != nil)
        lease = nil
        #expect(lease == nil)
        #expect(try theirs.tryTake(for: "rebels") != nil)
    }

    @Test func `a lock that cannot be opened is an error, and not somebody else's`() {
        let lock = FileSyncLock.lock(besides: "/nonexistent/kith.db")
        #expect(throws: ConfigurationError.self) { try lock.tryTake(for: "rebels") }
    }
}
