internal import TerminalUI

/// Changes that are being sent behind the dialogue.
@MainActor
final class Deliveries {
    private var running = 0
    private var waiting: CheckedContinuation<Void, Never>?
    private let taskRunner: TaskRunner
    /// Some have begun since this was looked at last.
    private var hasBegun = false
    /// Some have ended, and nobody has asked since.
    private var hasEnded = false

    init(taskRunner: TaskRunner) {
        self.taskRunner = taskRunner
    }

    /// Whether something is still under way.
    var isBusy: Bool { running > 0 }

    /// Takes note of a sending that has begun.
    func follow(_ task: Task<Void, Never>) {
        running += 1
        hasBegun = true
        taskRunner.run { [weak self] in
            await task.value
            self?.end()
        }
    }

    /// Begins one.
    func run(_ body: @escaping @MainActor @Sendable () async -> Void) { follow(taskRunner.run(body)) }

    /// Waits until all have ended, or for as long as somebody waits who has something else to do.
    func settle(milliseconds: Int64) async {
        guard isBusy else { return }
        let timer = MainTimer { [weak self] in self?.resume() }
        timer.fire(in: milliseconds)
        await withCheckedContinuation { waiting = $0 }
        timer.stop()
    }

    /// Whether any has begun since this was asked last.
    func takeBeginning() -> Bool {
        defer { hasBegun = false }
        return hasBegun
    }

    /// Whether all have ended since this was asked last: before that, nobody knows what came of them.
    func takeEnding() -> Bool {
        guard !isBusy else { return false }
        defer { hasEnded = false }
        return hasEnded
    }

    private func end() {
        running -= 1
        hasEnded = true
        if running == 0 { resume() }
    }

    private func resume() {
        waiting?.resume()
        waiting = nil
    }
}
