import Directories
import Doubles
import Glibc
import Models
import Persistence
import Sync
import Synchronization
import Testing

/// Execution of a refresh: progress, cancellation, other refreshes beside it, and whose thread it takes.
struct RefreshTaskTests {
    @Test func `progress goes from the directory to the store`() async throws {
        let book = try BoundBook()
        book.directory.answer { (_, progress) throws(DirectoryError) in
            progress(FetchProgress(received: 30, expected: 90))
            progress(FetchProgress(received: 60))
            return DirectoryFetch(.everything(EntryList()))
        }
        let steps = Mutex<[RefreshProgress]>([])
        _ = try await book.refresh { step in steps.withLock { $0.append(step) } }
        #expect(
            steps.withLock { $0 } == [
                .fetching(received: 0, expected: nil), .fetching(received: 30, expected: 90),
                .fetching(received: 60, expected: nil), .storing,
            ])
    }

    @Test func `canceling ends the fetch`() async throws {
        let book = try BoundBook()
        book.directory.answer { (_, _) throws(DirectoryError) in
            await cancellation()
            throw .canceled
        }
        try await expectCanceled(book)
    }

    @Test func `what came before the task was canceled is not stored`() async throws {
        let book = try BoundBook()
        book.directory.answer { (_, _) throws(DirectoryError) in
            await cancellation()
            return DirectoryFetch(.everything(EntryList(entries: entries(1...3))))
        }
        try await expectCanceled(book)
    }

    @Test(arguments: StoreKind.allCases)
    func `two refreshes at once add each contact once`(kind: StoreKind) async throws {
        let book = try BoundBook(kind)
        let rendezvous = Rendezvous(of: 2)
        book.directory.answer { (_, _) throws(DirectoryError) in
            await rendezvous.join()
            return DirectoryFetch(.everything(EntryList(entries: entries(1...50))), state: "v1")
        }
        async let one = book.refresh()
        async let other = book.refresh()
        let added = try await [one.counts, other.counts].sorted { $0[0] > $1[0] }
        #expect(added == [[50, 0, 0, 0], [0, 0, 0, 50]])
        #expect(try book.contacts().count == 50)
    }

    @MainActor @Test func `the caller's actor is not held up`() async throws {
        let book = try BoundBook()
        let threads = Mutex([pthread_self()])
        book.directory.answer { (_, _) throws(DirectoryError) in
            threads.withLock { $0.append(pthread_self()) }
            return DirectoryFetch(.everything(EntryList()))
        }
        _ = try await book.refresh()
        #expect(threads.withLock { $0.count == 2 && $0[0] != $0[1] })
    }

    private func expectCanceled(_ book: BoundBook) async throws {
        let task = Task { try await book.refresh() }
        task.cancel()
        let error = await #expect(throws: SyncError.self) { try await task.value }
        #expect(error?.isCancellation == true)
        #expect(try book.contacts().isEmpty)
        #expect(try book.status() == BookStatus())
    }
}

/// Waits until the task is canceled.
private func cancellation() async {
    let (never, continuation) = AsyncStream.makeStream(of: Never.self)
    for await _ in never {}
    continuation.finish()
}
