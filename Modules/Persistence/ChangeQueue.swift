internal import Observation
internal import Synchronization

/// Makes changes one after the other, in the order in which they were asked for, while who asks goes on: a change may
/// wait for another process that writes to the store, for as long as the store is patient.
///
/// A place in the order is taken before ``make(_:)`` suspends for the first time. Who has to be sure of the order calls
/// it from a `Task.immediate`, or without a task.
@MainActor @Observable
package final class ChangeQueue {
    /// Number of changes in progress.
    package private(set) var waiting = 0
    @ObservationIgnored private let line: ChangeLine?
    @ObservationIgnored private let resuming: (any TaskExecutor)?
    @ObservationIgnored private var finishing: [CheckedContinuation<Void, Never>] = []
    /// Number of requested changes, and of those whose result was given back.
    @ObservationIgnored private var turns = 0
    @ObservationIgnored private var ended = 0
    /// Those whose result came before that of an earlier change.
    @ObservationIgnored private var overtaking: [Int: CheckedContinuation<Void, Never>] = [:]
    /// Errors of changes since the last wait began.
    @ObservationIgnored private var failures: [any Error] = []

    /// - Parameters:
    ///   - executor: where changes are made, one at a time; nil makes them at once where they are asked for, for who has
    ///     nothing else to do meanwhile.
    ///   - resuming: by which those who wait come back to the main actor; nil for Swift's own, which starts a pool of
    ///     threads. A thread that makes changes would let them wait for those behind theirs.
    package nonisolated init(executor: (any TaskExecutor)?, resuming: (any TaskExecutor)? = nil) {
        line = executor.map(ChangeLine.init)
        self.resuming = resuming
    }

    /// Makes a change after those that were asked for earlier, and gives its result. Throws what the change throws; and
    /// ``StoreError/busy(path:)`` without making it, where one before it has waited for the store in vain meanwhile:
    /// what was asked for after that one was meant to come after it.
    package func make<Made: Sendable>(_ change: @escaping @Sendable () throws -> Made) async throws -> Made {
        guard let line else { return try change() }
        waiting += 1
        let turn = turns
        turns += 1
        let result: Result<Made, any Error> = await suspend { asking in
            line.add(
                ChangeLine.Change(
                    make: {
                        let result = Result { try change() }
                        asking.resume(returning: result)
                        if case .failure(let error) = result { return error }
                        return nil
                    }, giveUp: { asking.resume(returning: .failure($0)) }))
        }
        // Two threads may bring two results back in any order.
        if turn != ended { await withCheckedContinuation { overtaking[turn] = $0 } }
        ended += 1
        overtaking.removeValue(forKey: ended)?.resume()
        waiting -= 1
        if case .failure(let error) = result, !finishing.isEmpty { failures.append(error) }
        if waiting == 0 {
            for waiter in finishing { waiter.resume() }
            finishing = []
        }
        return try result.get()
    }

    /// Returns when no change is left to be made, and everybody who asked for one has had the result: why some have failed
    /// meanwhile, in their order.
    @discardableResult
    package func finish() async -> [any Error] {
        guard waiting > 0 else { return [] }
        if finishing.isEmpty { failures = [] }
        await suspend { finishing.append($0) }
        return failures
    }

    /// A resumed task passes through its preferred executor, whichever actor it belongs to.
    private func suspend<Value>(_ body: (CheckedContinuation<Value, Never>) -> Void) async -> Value {
        await withTaskExecutorPreference(resuming) { await withCheckedContinuation(body) }
    }
}

/// Changes in their order, made by one task at a time, which ends with the last of them.
private final class ChangeLine: Sendable {
    struct Change: Sendable {
        /// Gives why it failed.
        let make: @Sendable () -> (any Error)?
        let giveUp: @Sendable (any Error) -> Void
    }

    private struct State {
        var changes: [Change] = []
        var isBusy = false
    }

    private let executor: any TaskExecutor
    private let state = Mutex(State())

    init(executor: any TaskExecutor) {
        self.executor = executor
    }

    func add(_ change: Change) {
        let isFirst = state.withLock { state in
            state.changes.append(change)
            defer { state.isBusy = true }
            return !state.isBusy
        }
        if isFirst { Task(executorPreference: executor) { @concurrent in self.makeAll() } }
    }

    private func makeAll() {
        while let change = next() {
            guard let error = change.make() as? StoreError, case .busy = error else { continue }
            for left in takeAll() { left.giveUp(error) }
        }
    }

    private func takeAll() -> [Change] {
        state.withLock { state in
            defer { state.changes = [] }
            return state.changes
        }
    }

    private func next() -> Change? {
        state.withLock { state in
            guard state.changes.isEmpty else { return state.changes.removeFirst() }
            state.isBusy = false
            return nil
        }
    }
}
