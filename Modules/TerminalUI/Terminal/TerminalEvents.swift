internal import Synchronization

/// The ordered events of a session, for one reader at a time. Nothing is dropped.
///
/// It resumes on the reader's actor. (An `AsyncStream` uses Swift's global executor for each element: two thread hops
/// per key, and a thread pool that wakes up every second.)
package final class TerminalEvents: AsyncSequence, Sendable {
    /// Takes all waiting events at once and returns them one by one.
    package struct Iterator: AsyncIteratorProtocol {
        fileprivate let events: TerminalEvents
        private var batch: ArraySlice<TerminalEvent> = []

        fileprivate init(_ events: TerminalEvents) {
            self.events = events
        }

        /// Returns the next event; nil after the last one, or if the task is canceled.
        package mutating func next(isolation actor: isolated (any Actor)?) async -> TerminalEvent? {
            if batch.isEmpty { batch = await events.nextBatch(isolation: actor)[...] }
            return batch.popFirst()
        }

        /// Returns the next event on the caller's actor.
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

    /// Creates an empty sequence; a test of a screen fills it itself.
    package init() {}

    /// Use only one iterator at a time: two would share the events.
    package func makeAsyncIterator() -> Iterator {
        Iterator(self)
    }

    /// Appends an event, from any thread.
    package func yield(_ event: TerminalEvent) {
        change { $0.waiting.append(event) }
    }

    /// Ends the sequence after the waiting events.
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
