import Synchronization

/// A store that keeps everything in memory and forgets it with the process: for the demo, for trying Kith out without
/// touching a file, and for tests. It does whatever the port says, on any number of contacts that fit into memory;
/// each query looks at all of them.
package final class InMemoryContactStore: ContactStore {
    private let committed = Mutex(InMemorySnapshot())
    /// Held for as long as a write runs; reads never take it.
    private let turn = Mutex(())
    private let signal = ChangeSignal()

    package init() {}

    package func read<Result>(_ body: (any StoreReader) throws -> Result) throws -> Result {
        try body(committed.withLock { $0 })
    }

    /// A write waits for its turn for as long as it takes: nobody but this process can be in its way.
    package func write<Result>(_ body: (any StoreWriter) throws -> Result) throws -> Result {
        let (result, hasChanged) = try turn.withLock { _ in
            let writer = InMemoryWriter(committed.withLock { $0 })
            let result = try body(writer)
            writer.dropUnnamedPhotos()
            if writer.hasChanged { committed.withLock { $0 = writer.snapshot } }
            return (result, writer.hasChanged)
        }
        if hasChanged { signal.send() }
        return result
    }

    /// Forgotten data exists nowhere else.
    package func eraseTraces() throws {}

    package func changes() -> StoreChanges { signal.stream() }
}
