internal import TerminalUI

/// Changes that are being sent behind the dialogue.
@MainActor
final class Deliveries {
    private var running = 0
    private var waiting: CheckedContinuation<Void, Never>?
    private let background: Background
    /// Something was sent, or could not be, since this was looked at last.
    private var hasNews = false

    init(background: Background) {
        self.background = background
    }

    /// Whether something is still under way.
    var isBusy: Bool { running > 0 }

    /// Takes note of a sending that has begun.
    func follow(_ task: Task<Void, Never>) {
        running += 1
        background.run { [weak self] in
            await task.value
            self?.end()
        }
    }

    /// Begins one.
    func run(_ body: @escaping @MainActor @Sendable () async -> Void) { follow(background.run(body)) }

    /// Waits until all have ended, or for as long as somebody waits who has something else to do.
    func settle(milliseconds: Int64) async {
        guard isBusy else { return }
        let timer = MainTimer { [weak self] in self?.resume() }
        timer.fire(in: milliseconds)
        await withCheckedContinuation { waiting = $0 }
        timer.stop()
    }

    /// Whether any has ended since this was asked last.
    func takeNews() -> Bool {
        defer { hasNews = false }
        return hasNews
    }

    private func end() {
        running -= 1
        hasNews = true
        if running == 0 { resume() }
    }

    private func resume() {
        waiting?.resume()
        waiting = nil
    }
}
