internal import Synchronization

/// The events of a session in order, for one reader at a time. Nothing is dropped.
///
/// It reads on the reader's own actor. (An `AsyncStream` passes through Swift's global executor for each element: two
/// hops a key, and the start of a thread pool that wakes up every second.)
package final class TerminalEvents: AsyncSequence, Sendable {
    /// Takes what has come so far at once and hands it out one by one.
    package struct Iterator: AsyncIteratorProtocol {
        fileprivate let events: TerminalEvents
        private var batch: ArraySlice<TerminalEvent> = []

        fileprivate init(_ events: TerminalEvents) {
            self.events = events
        }

        /// The next event; nil after the last one, or when the task is canceled.
        package mutating func next(isolation actor: isolated (any Actor)?) async -> TerminalEvent? {
            if batch.isEmpty { batch = await events.nextBatch(isolation: actor)[...] }
            return batch.popFirst()
        }

        /// The same, on the caller's actor.
        package mutating func next() async -> TerminalEvent? {
            await next(isolation: #isolation)
        }
    }

    private struct State {
        var waiting: [TerminalEvent] = []
        var isFinished = false
        var reader: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// A session makes its own; a test of a screen makes one and scripts it.
    package init() {}

    /// There should be one at a time: two would share the events.
    package func makeAsyncIterator() -> Iterator {
        Iterator(self)
    }

    /// Adds an event. Any thread may.
    package func yield(_ event: TerminalEvent) {
        change { $0.waiting.append(event) }
    }

    /// No event comes after those that wait.
    package func finish() {
        change { $0.isFinished = true }
    }

    private func change(_ body: (inout State) -> Void) {
        let reader = state.withLock { state in
            body(&state)
            let reader = state.reader
            state.reader = nil
            return reader
        }
        reader?.resume()
    }

    private func nextBatch(isolation actor: isolated (any Actor)?) async -> [TerminalEvent] {
        await withTaskCancellationHandler(
            operation: {
                await withCheckedContinuation(isolation: actor) { continuation in
                    let hasEvents = state.withLock { state in
                        let isReady = !state.waiting.isEmpty || state.isFinished || Task.isCancelled
                        if !isReady { state.reader = continuation }
                        return isReady
                    }
                    if hasEvents { continuation.resume() }
                }
            },
            onCancel: { change { _ in } }, isolation: actor)
        return state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
    }
}
