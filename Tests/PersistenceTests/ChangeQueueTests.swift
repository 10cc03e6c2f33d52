import Doubles
import Persistence
import Synchronization
import Testing

@MainActor
struct ChangeQueueTests {
    private struct Refusal: Error {}

    private let executor = ManualExecutor()
    private let queue: ChangeQueue
    private let made = Made()

    init() {
        queue = ChangeQueue(executor: executor)
    }

    @Test func `changes are made one after the other, in the order in which they were asked for`() async throws {
        let tasks = (1...4).map { number in ask(number) }
        #expect(queue.waiting == 4)
        #expect(made.numbers == [])
        executor.runAll()
        #expect(made.numbers == [1, 2, 3, 4])
        await queue.finish()
        #expect(queue.waiting == 0)
        for (task, number) in zip(tasks, 1...) { #expect(try await task.value == number) }
    }

    @Test func `what fails keeps nothing behind it from being made`() async throws {
        let failing = ask(1) { throw Refusal() }
        let next = ask(2)
        executor.runAll()
        await #expect(throws: Refusal.self) { try await failing.value }
        #expect(try await next.value == 2)
    }

    @Test func `what was asked for behind one that waited in vain is not made`() async throws {
        let busy = StoreError.busy(path: "kith.db")
        let tasks = [ask(1) { throw busy }, ask(2), ask(3)]
        executor.runAll()
        for task in tasks { await #expect(throws: busy) { try await task.value } }
        #expect(made.numbers == [])
        let later = ask(4)
        executor.runAll()
        #expect(try await later.value == 4)
    }

    @Test func `who waits for the last one learns what has failed meanwhile`() async throws {
        let earlier = ask(1) { throw Refusal() }
        executor.runAll()
        await #expect(throws: Refusal.self) { try await earlier.value }
        #expect(await queue.finish().isEmpty)
        _ = ask(2)
        _ = ask(3) { throw StoreError.full(path: "kith.db") }
        let end = Task.immediate { await queue.finish().map { $0 as? StoreError } }
        executor.runAll()
        #expect(await end.value == [.full(path: "kith.db")])
    }

    @Test func `without an executor a change is made where it is asked for`() async throws {
        let queue = ChangeQueue(executor: nil)
        let isMade = Mutex(false)
        Task.immediate { try await queue.make { isMade.withLock { $0 = true } } }
        #expect(isMade.withLock { $0 })
    }

    private func ask(_ number: Int, _ body: @escaping @Sendable () throws -> Void = {}) -> Task<Int, any Error> {
        Task.immediate { [made] in
            try await queue.make {
                try body()
                made.add(number)
                return number
            }
        }
    }

    private final class Made: Sendable {
        private let state = Mutex<[Int]>([])

        var numbers: [Int] { state.withLock { $0 } }
        func add(_ number: Int) { state.withLock { $0.append(number) } }
    }
}
