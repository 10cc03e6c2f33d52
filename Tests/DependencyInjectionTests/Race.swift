import Glibc
import Synchronization

/// The results of `body` on so many threads of their own, which begin together. Threads and not tasks, since on two
/// cores a task pool would run two of four.
func race<Value: Sendable>(
    threads count: Int = 4, _ body: @escaping @Sendable (_ thread: Int) throws -> Value
) throws -> [Value] {
    let race = Race(count) { try body($0) }
    let threads = (0..<count).map { _ in
        var thread = pthread_t()
        let context = Unmanaged.passRetained(race as AnyRace)
        let code = pthread_create(
            &thread, nil,
            { context in
                context.map { Unmanaged<AnyRace>.fromOpaque($0).takeRetainedValue().run() }
                return nil
            }, context.toOpaque())
        if code != 0 { context.release() }
        return thread
    }
    for thread in threads { pthread_join(thread, nil) }
    return try race.results.withLock { $0 }.map { try $0.get() }
}

/// What a C function can name of a race.
private class AnyRace {
    func run() {}
}

private final class Race<Value: Sendable>: AnyRace {
    let results = Mutex<[Result<Value, any Error>]>([])
    private let arrived = Atomic(0)
    private let count: Int
    private let body: @Sendable (Int) throws -> Value

    init(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Value) {
        self.count = count
        self.body = body
    }

    override func run() {
        let (thread, _) = arrived.add(1, ordering: .sequentiallyConsistent)
        while arrived.load(ordering: .sequentiallyConsistent) < count { sched_yield() }
        let result = Result { try body(thread) }
        results.withLock { $0.append(result) }
    }
}
