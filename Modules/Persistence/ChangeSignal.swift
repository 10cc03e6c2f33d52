import Synchronization

/// Tells everybody who listens that something was committed: what ``ContactStore/changes()`` is made of.
package final class ChangeSignal: Sendable {
    private struct Listeners {
        var next = 0
        var continuations: [Int: AsyncStream<Void>.Continuation] = [:]
    }

    private let listeners = Mutex(Listeners())

    package init() {}

    deinit {
        for continuation in listeners.withLock({ $0.continuations }).values { continuation.finish() }
    }

    /// One element after each ``send()`` from now on; those that nobody has taken yet are one element. It ends with
    /// the signal.
    package func stream() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number = listeners.withLock { listeners in
            listeners.next += 1
            listeners.continuations[listeners.next] = continuation
            return listeners.next
        }
        continuation.onTermination = { [weak self] _ in
            // Let go outside the lock: a continuation's end may run code of its own.
            let ended = self?.listeners.withLock { $0.continuations.removeValue(forKey: number) }
            _ = ended
        }
        return stream
    }

    package func send() {
        for continuation in listeners.withLock({ $0.continuations }).values { continuation.yield() }
    }
}
