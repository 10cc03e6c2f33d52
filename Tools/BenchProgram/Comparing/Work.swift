import Glibc

/// Work inside this program. Its processor time is that of all threads, those of a server that answers it included.
struct Work: Step {
    /// Repetitions per turn, for work that takes microseconds; figures are those of one repetition.
    var times = 1
    let body: () async throws -> Void

    func figures(_ stopwatch: ProcessStopwatch) async throws -> Figures {
        let wall = Self.seconds(CLOCK_MONOTONIC)
        let processor = Self.seconds(CLOCK_PROCESS_CPUTIME_ID)
        for _ in 0..<times { try await body() }
        return Figures(
            wallSeconds: (Self.seconds(CLOCK_MONOTONIC) - wall) / Double(times),
            processorSeconds: (Self.seconds(CLOCK_PROCESS_CPUTIME_ID) - processor) / Double(times))
    }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
