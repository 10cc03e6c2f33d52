internal import Synchronization

/// Something that happens the first time only.
package final class Once: Sendable {
    private let hasHappened = Mutex(false)

    package init() {}

    /// True for the first caller.
    package func isFirst() -> Bool {
        hasHappened.withLock { happened in
            defer { happened = true }
            return !happened
        }
    }
}
