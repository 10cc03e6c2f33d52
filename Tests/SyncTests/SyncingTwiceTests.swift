import Directories
import Doubles
import Editing
import Models
import Persistence
import Sync
import Synchronization
import Testing

/// Two syncs at once, and a store that fails.
struct SyncingTwiceTests {
    @Test(arguments: StoreKind.allCases)
    func `two synchronizers at once send nothing twice`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced()
        try book.editor.note(leia.id, "Princess")
        for number in 1...10 { _ = try book.editor.create(content("Clone \(number)")) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<4 {
                group.addTask {
                    if index.isMultiple(of: 2) { try await book.push() } else { try await book.refresh() }
                }
            }
            try await group.waitForAll()
        }
        #expect(book.directory.writes.count == 11)
        #expect(Set(book.directory.writes).count == 11)
        #expect(try book.contents().count == 11)
        #expect(try book.outbox().isEmpty)
    }

    @Test func `a lock is of one book, and free again when its holder is gone`() throws {
        let lock = SyncLock.inProcess()
        var lease = try lock.tryTake(for: "rebels")
        #expect(lease != nil)
        #expect(try lock.tryTake(for: "rebels") == nil)
        #expect(try lock.tryTake(for: "empire") != nil)
        lease = nil
        #expect(lease == nil)
        #expect(try lock.tryTake(for: "rebels") != nil)
    }

    @Test func `the lock is held from the first look to the comparison with the list, and not for the details`()
        async throws
    {
        let book = try SyncedBook(detailFields: [.note])
        book.directory.createElsewhere(content("Leia", note: "detail"))
        _ = try book.editor.create(content("Luke"))
        let free = Mutex<[Bool]>([])
        book.directory.onRequest { _, stage in
            guard stage == .answered else { return }
            #expect(throws: Never.self) {
                let lease = try book.lock.tryTake(for: "rebels")
                free.withLock { $0.append(lease != nil) }
            }
        }
        try await book.refresh()
        // Create, list; then the details of both.
        #expect(free.withLock { $0 } == [false, false, true, true])
    }

    @Test(arguments: StoreKind.allCases)
    func `a store that fails in the middle is named, and nothing is lost`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        _ = try book.editor.create(content("Luke"))
        book.directory.onRequest { request, stage in
            if request.isWrite, stage == .answered { book.store.isFailing = true }
        }
        let error = await #expect(throws: SyncError.self) { try await book.push() }
        #expect(error?.message == FaultyContactStore.fault.message)
        book.store.isFailing = false
        book.directory.onRequest { _, _ in }
        try await book.refresh()
        #expect(book.directory.writes.summary == ["create Luke"])
        #expect(try book.contents() == [content("Luke")])
        #expect(try book.outbox().isEmpty)
    }
}
