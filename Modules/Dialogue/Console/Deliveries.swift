package import ChangeDelivery
package import Interaction
internal import TerminalUI

/// Edits sent in the background, and how far the dialogue has reported them.
@MainActor
package final class Deliveries {
    private let delivery: ChangeDelivery
    private let taskRunner: TaskRunner
    private var waiting: CheckedContinuation<Void, Never>?
    /// Numbers of noted and settled edits at the last query.
    private var begun = 0
    private var ended = 0

    package init(_ delivery: ChangeDelivery, taskRunner: TaskRunner) {
        self.delivery = delivery
        self.taskRunner = taskRunner
    }

    /// True if something is still under way.
    package var isBusy: Bool { delivery.isBusy }

    /// Waits until all have ended, or for as long as somebody waits who has something else to do.
    package func waitUntilIdle(milliseconds: Int64) async {
        guard isBusy else { return }
        let timer = MainTimer { [weak self] in self?.resume() }
        timer.fire(in: milliseconds)
        taskRunner.run { [weak self, delivery] in
            await delivery.waitUntilIdle()
            self?.resume()
        }
        await withCheckedContinuation { waiting = $0 }
        timer.stop()
    }

    /// True if any has begun since this was asked last.
    package func takeBeginning() -> Bool {
        let noted = delivery.noted
        defer { begun = noted }
        return noted > begun
    }

    /// True if all have ended since this was asked last: before that, nobody knows what came of them.
    package func takeEnding() -> Bool {
        guard !isBusy else { return false }
        defer { ended = delivery.settled }
        return delivery.settled > ended
    }

    private func resume() {
        waiting?.resume()
        waiting = nil
    }
}
