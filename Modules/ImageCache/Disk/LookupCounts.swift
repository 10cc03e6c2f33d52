internal import Glibc
internal import Synchronization

/// Counts cache lookups and hits, of this process and of all processes. The totals are two numbers in a file, which
/// processes lock while they add to it.
final class LookupCounts: Sendable {
    private struct State {
        var hits = 0
        var misses = 0
        var savedHits = 0
        var savedMisses = 0

        var unsaved: Int { hits + misses - savedHits - savedMisses }
    }

    private let path: String
    private let state = Mutex(State())

    init(path: String) { self.path = path }

    func add(isHit: Bool) {
        let isDue = state.withLock { state in
            if isHit { state.hits += 1 } else { state.misses += 1 }
            return state.unsaved >= 100
        }
        if isDue { save() }
    }

    func reset() { state.withLock { $0 = State() } }

    /// Adds unsaved counts to the file. Does nothing if the folder is missing or not writable, or if another process
    /// holds the lock.
    func save() {
        guard state.withLock({ $0.unsaved > 0 }) else { return }
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // Closing the descriptor unlocks the file.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return }
        state.withLock { state in
            let saved = Self.read(descriptor)
            let hits = saved.hits + state.hits - state.savedHits
            let misses = saved.misses + state.misses - state.savedMisses
            let text = Array("\(hits) \(misses)\n".utf8)
            guard pwrite(descriptor, text, text.count, 0) == text.count else { return }
            ftruncate(descriptor, off_t(text.count))
            (state.savedHits, state.savedMisses) = (state.hits, state.misses)
        }
    }

    /// The counts, without the folder's contents.
    func metrics() -> ImageStoreMetrics {
        var saved = (hits: 0, misses: 0)
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        if descriptor >= 0 {
            saved = Self.read(descriptor)
            close(descriptor)
        }
        return state.withLock { state in
            ImageStoreMetrics(
                hits: state.hits, misses: state.misses, allHits: saved.hits + state.hits - state.savedHits,
                allMisses: saved.misses + state.misses - state.savedMisses)
        }
    }

    /// Zeros if the file is empty or damaged.
    private static func read(_ descriptor: Int32) -> (hits: Int, misses: Int) {
        var buffer = [UInt8](repeating: 0, count: 64)
        let count = pread(descriptor, &buffer, buffer.count, 0)
        let words = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self).split { $0 == " " || $0 == "\n" }
        // Bounded, so that additions never overflow.
        let numbers = words.compactMap { Int($0) }.filter { (0...1 << 60).contains($0) }
        return numbers.count == 2 ? (numbers[0], numbers[1]) : (0, 0)
    }
}
