internal import Synchronization

/// Last copied text.
package final class CopiedText: Sendable {
    private let value = Mutex("")

    package init() {}

    package var text: String {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}
