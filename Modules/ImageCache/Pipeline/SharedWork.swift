internal import Synchronization

/// A coalescing work queue: work is done once for all concurrent callers, with bounded concurrency and by priority, and
/// is canceled when the last caller has left.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    typealias Work = @Sendable () async throws(ImageError) -> Value
    private typealias Outcome = Result<Value, ImageError>

    private struct Asker {
        let priority: ImagePriority
        let continuation: CheckedContinuation<Outcome, Never>
    }

    private struct Job {
        /// The first caller's number; distinguishes a job from an earlier one for the same key.
        let number: Int
        let work: Work
        var askers: [Int: Asker] = [:]
        var task: Task<Void, Never>?

        var priority: ImagePriority { askers.values.map(\.priority).max() ?? .prefetched }
    }

    private struct State {
        /// The jobs with callers.
        var jobs: [Key: Job] = [:]
        /// The keys of all queued jobs, by at least their priority, and of some that are not queued any more.
        var line = WaitingLine<Key>()
        /// Includes canceled jobs that have not ended yet.
        var running = 0
        var lastNumber = 0
        /// Callers that left before they were registered.
        var gone: Set<Int> = []
    }

    private let limit: Int
    private let executor: (any TaskExecutor)?
    private let state = Mutex(State())

    /// At most `limit` jobs run at once, on the executor if there is one.
    init(limit: Int, executor: (any TaskExecutor)?) {
        self.limit = max(limit, 1)
        self.executor = executor
    }

    /// The number of jobs with callers, including queued ones.
    var count: Int { state.withLock { $0.jobs.count } }

    /// Returns the value of the job in progress for the key, or else of this work. Throws `.canceled` as soon as the
    /// calling task is canceled.
    func value(
        for key: Key, priority: ImagePriority, _ work: @escaping Work
    ) async throws(ImageError) -> Value {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Outcome, Never>) in
                enter(number, key, Asker(priority: priority, continuation: continuation), work)
            }
        } onCancel: {
            leave(number, key)
        }
        // A task that is canceled after its result arrived has "left" too.
        state.withLock { _ = $0.gone.remove(number) }
        return try outcome.get()
    }

    private func enter(_ number: Int, _ key: Key, _ asker: Asker, _ work: @escaping Work) {
        let isGone = state.withLock { state in
            if state.gone.contains(number) { return true }
            let former = state.jobs[key]
            if former.map({ $0.task == nil && $0.priority < asker.priority }) ?? true {
                state.line.append(key, asker.priority)
            }
            state.jobs[key, default: Job(number: number, work: work)].askers[number] = asker
            startWaiting(&state)
            return false
        }
        if isGone { asker.continuation.resume(returning: .failure(.canceled)) }
    }

    private func leave(_ number: Int, _ key: Key) {
        let (asker, abandoned) = state.withLock { state -> (Asker?, Task<Void, Never>?) in
            guard let asker = state.jobs[key]?.askers.removeValue(forKey: number) else {
                state.gone.insert(number)
                return (nil, nil)
            }
            guard state.jobs[key]?.askers.isEmpty == true else { return (asker, nil) }
            return (asker, state.jobs.removeValue(forKey: key)?.task)
        }
        abandoned?.cancel()
        asker?.continuation.resume(returning: .failure(.canceled))
    }

    private func startWaiting(_ state: inout State) {
        while state.running < limit, let (key, priority) = state.line.popFirst() {
            guard let job = state.jobs[key], job.task == nil else { continue }
            guard job.priority == priority else {
                // The caller that raised the priority has left, or the key is queued in the other line too.
                state.line.append(key, job.priority)
                continue
            }
            state.running += 1
            state.jobs[key]?.task = Task(executorPreference: executor) { [self] in
                let outcome: Outcome
                do throws(ImageError) { outcome = .success(try await job.work()) } catch { outcome = .failure(error) }
                finish(key, job.number, outcome)
            }
        }
    }

    private func finish(_ key: Key, _ number: Int, _ outcome: Outcome) {
        let askers = state.withLock { state -> [Asker] in
            state.running -= 1
            // After a canceled job, another one may exist for the same key.
            let isOurs = state.jobs[key]?.number == number
            let askers = isOurs ? state.jobs.removeValue(forKey: key)?.askers.values.map { $0 } : nil
            startWaiting(&state)
            return askers ?? []
        }
        for asker in askers { asker.continuation.resume(returning: outcome) }
    }
}
