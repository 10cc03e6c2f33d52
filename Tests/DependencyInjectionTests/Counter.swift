import Synchronization

/// Counts over threads.
final class Counter: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .sequentiallyConsistent) }

    func increment() {
        count.add(1, ordering: .sequentiallyConsistent)
    }

    func decrement() {
        count.subtract(1, ordering: .sequentiallyConsistent)
    }
}

/// Counts itself while it lives.
final class Watched: Sendable {
    private let living: Counter

    init(_ living: Counter) {
        self.living = living
        living.increment()
    }

    deinit {
        living.decrement()
    }
}
