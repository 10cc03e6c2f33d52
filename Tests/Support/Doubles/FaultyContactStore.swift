package import Persistence
internal import Synchronization

/// A store in memory whose disk fails on command.
package final class FaultyContactStore: ContactStore {
    /// What every read and write throws while it is set.
    package static let fault = StoreError.failed(path: "kith.db", detail: "disk I/O error")

    private let base = InMemoryContactStore()
    private let failing = Mutex(false)

    package init() {}

    /// Whether reads and writes fail.
    package var isFailing: Bool {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    package func read<Result>(_ body: (any StoreReader) throws -> Result) throws -> Result {
        if isFailing { throw Self.fault }
        return try base.read(body)
    }

    package func write<Result>(_ body: (any StoreWriter) throws -> Result) throws -> Result {
        if isFailing { throw Self.fault }
        return try base.write(body)
    }

    package func changes() -> AsyncStream<Void> { base.changes() }
}
