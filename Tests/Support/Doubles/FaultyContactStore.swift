package import Persistence
internal import Synchronization

/// A store whose disk fails on command.
package final class FaultyContactStore: ContactStore {
    /// Error of every read and write while the disk fails.
    package static let fault = StoreError.failed(path: "kith.db", detail: "disk I/O error")

    private struct Failing {
        var always = false
        /// Number of successful writes before one fails at its commit; nil for all.
        var commits: Int?
    }

    private let base: any ContactStore
    private let failing = Mutex(Failing())

    package init(_ base: any ContactStore = InMemoryContactStore()) {
        self.base = base
    }

    /// True if reads and writes fail.
    package var isFailing: Bool {
        get { failing.withLock { $0.always } }
        set { failing.withLock { $0.always = newValue } }
    }

    /// The next write but so many does all it does, and then fails at its commit, so that nothing of it is kept; those
    /// after it go well.
    package func failCommit(after writes: Int = 0) {
        failing.withLock { $0.commits = writes }
    }

    package func read<Result>(_ body: (any StoreReader) throws -> Result) throws -> Result {
        if isFailing { throw Self.fault }
        return try base.read(body)
    }

    package func write<Result>(_ body: (any StoreWriter) throws -> Result) throws -> Result {
        if isFailing { throw Self.fault }
        let failsAtCommit = failing.withLock { failing in
            guard let left = failing.commits else { return false }
            failing.commits = left > 0 ? left - 1 : nil
            return left == 0
        }
        return try base.write { writer in
            let result = try body(writer)
            if failsAtCommit { throw Self.fault }
            return result
        }
    }

    package func eraseTraces() throws {
        if isFailing { throw Self.fault }
        try base.eraseTraces()
    }

    package func changes() -> StoreChanges { base.changes() }
}
