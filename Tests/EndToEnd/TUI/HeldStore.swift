import Dispatch
import Persistence
import SQLitePersistence

/// Another process as the app sees it: this one, which keeps the store's write lock.
final class HeldStore: Sendable {
    private let end = DispatchSemaphore(value: 0)
    private let isFree = DispatchSemaphore(value: 0)

    /// Returns when it has the lock.
    init(_ path: String) throws {
        let store = try SQLiteContactStore(path: path)
        let isHeld = DispatchSemaphore(value: 0)
        DispatchQueue(label: "held store").async { [end, isFree] in
            _ = try? store.write { _ in
                isHeld.signal()
                end.wait()
            }
            isFree.signal()
        }
        isHeld.wait()
    }

    deinit { end.signal() }

    /// Returns when others can write.
    func release() {
        end.signal()
        isFree.wait()
    }
}
