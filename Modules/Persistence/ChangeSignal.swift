import Synchronization

/// Tells everybody who listens that something was committed: what ``ContactStore/changes()`` is made of.
package final class ChangeSignal: Sendable {
    private struct Listener {
        weak var changes: StoreChanges?
    }

    private let listeners = Mutex<[Listener]>([])

    package init() {}

    deinit {
        for listener in current { listener.finish() }
    }

    /// One element after each ``send()`` from now on; those that nobody has taken yet are one element. It ends with
    /// the signal.
    package func stream() -> StoreChanges {
        let changes = StoreChanges()
        listeners.withLock { listeners in
            listeners.removeAll { $0.changes == nil }
            listeners.append(Listener(changes: changes))
        }
        return changes
    }

    package func send() {
        for listener in current { listener.send() }
    }

    private var current: [StoreChanges] { listeners.withLock { $0.compactMap(\.changes) } }
}
