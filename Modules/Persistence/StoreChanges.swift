import Synchronization

/// Tells one listener of changes of a store: an element for each time that something was committed since the last one
/// was taken. It ends with its store, or when the listener's task is canceled.
///
/// It is read on the reader's own actor. (An `AsyncStream` passes through Swift's global executor for each element,
/// and so starts a thread pool that wakes up every second from then on.)
package final class StoreChanges: AsyncSequence, Sendable {
    package struct Iterator: AsyncIteratorProtocol {
        fileprivate let changes: StoreChanges

        /// Nil when there will be no more.
        package mutating func next(isolation actor: isolated (any Actor)?) async -> Void? {
            await changes.next(isolation: actor)
        }

        /// The same, on the caller's actor.
        package mutating func next() async -> Void? {
            await next(isolation: #isolation)
        }
    }

    private struct State {
        var hasChanged = false
        var isFinished = false
        var reader: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    init() {}

    /// There should be one at a time: two would share the elements.
    package func makeAsyncIterator() -> Iterator { Iterator(changes: self) }

    func send() {
        update { $0.hasChanged = true }
    }

    /// No element comes after the one that may wait.
    func finish() {
        update { $0.isFinished = true }
    }

    private func update(_ body: (inout State) -> Void) {
        let reader = state.withLock { state in
            body(&state)
            return state.reader.take()
        }
        reader?.resume()
    }

    private func next(isolation actor: isolated (any Actor)?) async -> Void? {
        await withTaskCancellationHandler(
            operation: {
                await withCheckedContinuation(isolation: actor) { continuation in
                    let isReady = state.withLock { state in
                        let isReady = state.hasChanged || state.isFinished || Task.isCancelled
                        if !isReady { state.reader = continuation }
                        return isReady
                    }
                    if isReady { continuation.resume() }
                }
            },
            onCancel: { update { _ in } }, isolation: actor)
        let hasChanged = state.withLock { state in
            defer { state.hasChanged = false }
            return state.hasChanged
        }
        return hasChanged && !Task.isCancelled ? () : nil
    }
}
