internal import Glibc

/// A value behind a POSIX lock. Not `Synchronization.Mutex`: under contention that one lets the kernel hand the lock over
/// (FUTEX_LOCK_PI), which the thread sanitizer can't see and reports as a race.
///
/// `@unchecked Sendable` holds, since `value` is only touched between lock and unlock, and `Value` may be shared.
final class Locked<Value: Sendable>: @unchecked Sendable {
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
