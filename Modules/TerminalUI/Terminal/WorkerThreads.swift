internal import CTerminal
internal import Glibc
internal import Synchronization

/// Threads for work off the main actor that sleep in the kernel while idle: for `Task(executorPreference:)`.
///
/// Swift's global executor starts libdispatch's pool, which wakes up once a second as long as the process lives (see
/// ``MainLoop``). These threads start with the first job and live as long as the process.
package final class WorkerThreads: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        /// The index of the next job; earlier ones are done.
        var next = 0
        var isStarted = false

        mutating func takeNext() -> UnownedJob? {
            guard next < jobs.count else { return nil }
            defer {
                next += 1
                if next == jobs.count { (jobs, next) = ([], 0) }
            }
            return jobs[next]
        }
    }

    private let count: Int
    private let state = Mutex(State())
    /// A pipe with one byte per queued job: idle threads block in reading it.
    private let (reading, writing): (Int32, Int32)

    /// - Throws: ``TerminalError`` if the system has no descriptor left.
    package init(count: Int = 2) throws(TerminalError) {
        self.count = count
        var ends: [Int32] = [-1, -1]
        guard cterminal_pipe(&ends) == 0 else { throw .failed(call: "pipe2", errno: errno) }
        // Writing never blocks: a full pipe wakes the threads as well, and they take all queued jobs.
        _ = fcntl(ends[0], F_SETFL, 0)
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        close(reading)
        close(writing)
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let starts = state.withLock { state in
            state.jobs.append(job)
            defer { state.isStarted = true }
            return !state.isStarted
        }
        var ticket: UInt8 = 0
        _ = write(writing, &ticket, 1)
        if starts { start() }
    }

    private func start() {
        var started = 0
        for _ in 0..<count where (try? PosixThread.start { [self] in run() }) != nil { started += 1 }
        // If no thread could start, the next job tries again.
        if started == 0 { state.withLock { $0.isStarted = false } }
    }

    private func run() -> Never {
        while true {
            var ticket: UInt8 = 0
            guard read(reading, &ticket, 1) == 1 else { continue }
            while let job = state.withLock({ $0.takeNext() }) {
                job.runSynchronously(on: asUnownedTaskExecutor())
            }
        }
    }
}
