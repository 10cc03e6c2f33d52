internal import Glibc

/// A value protected by a POSIX mutex. `Synchronization.Mutex` uses FUTEX_LOCK_PI under contention, which the thread
/// sanitizer can't see and reports as a race; this module is checked with it.
///
/// `@unchecked Sendable` is sound, since `value` is accessed only between lock and unlock, and `Value` is Sendable.
final class PosixLock<Value: Sendable>: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var value: Value

    init(_ value: Value) {
        self.value = value
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return body(&value)
    }
}
