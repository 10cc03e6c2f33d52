internal import Dispatch
internal import Glibc
internal import Synchronization

/// Values that a thread makes one after the other, each while its predecessors are being used.
///
/// The thread is its own and ends with the last value: the threads that libdispatch keeps would wake up a program that
/// waits once a second, long after.
final class ReadAheadProducer<Value: Sendable>: Sendable {
    private let count: Int
    private let make: @Sendable (Int) -> Value
    private let made = Mutex<(values: [Value], isStopped: Bool)>(([], false))
    private let isMade = DispatchSemaphore(value: 0)
    private let isWanted = DispatchSemaphore(value: 0)

    /// Capacity of the buffer: enough that neither side waits for the other's slowest value.
    private static var lead: Int { 2 }

    /// Nil where the system gives no thread.
    ///
    /// - Parameter make: makes the value of each number from 0 to `count`, in order.
    init?(count: Int, _ make: @escaping @Sendable (Int) -> Value) {
        self.count = count
        self.make = make
        for _ in 0..<Self.lead { isWanted.signal() }
        guard MakingThread.start({ self.run() }) else { return nil }
    }

    /// The next value, in order; nil behind the last one.
    func next() -> Value? {
        isMade.wait()
        isWanted.signal()
        return made.withLock { $0.values.isEmpty ? nil : $0.values.removeFirst() }
    }

    /// Ends the thread where not all values were asked for.
    func stop() {
        made.withLock { $0.isStopped = true }
        isWanted.signal()
    }

    private func run() {
        for number in 0..<count {
            isWanted.wait()
            guard !made.withLock({ $0.isStopped }) else { return }
            let value = make(number)
            made.withLock { $0.values.append(value) }
            isMade.signal()
        }
        // Whoever asks for more is not to wait for it.
        isMade.signal()
    }
}

private enum MakingThread {
    private final class Work: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// True if the system gave one.
    static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
        let work = Unmanaged.passRetained(Work(run))
        var thread = pthread_t()
        guard pthread_create(&thread, nil, entry, work.toOpaque()) == 0 else {
            work.release()
            return false
        }
        pthread_detach(thread)
        return true
    }

    // A constant: the same closure as an argument of pthread_create crashes Swift 6.3.1's region analysis (map::at).
    private static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { work in
        // Signals are for the program's own threads.
        var signals = sigset_t()
        sigfillset(&signals)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
        return nil
    }
}
