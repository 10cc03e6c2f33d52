internal import Observation
package import Persistence
internal import TerminalUI

/// Says so where changes wait for another program that writes to the store, and how long the dialogue waits for them:
/// from then on they are made behind it.
@MainActor
package final class StoreWait {
    private let changes: ChangeQueue
    private let console: LineConsole
    private lazy var timer = MainTimer { [weak self] in self?.endPatience() }
    private var isTiming = false
    /// Number of waiting changes when last reported; 0 if not reported yet.
    private var told = 0
    private var waiter: CheckedContinuation<Void, Never>?
    private var isLeaving = false
    private static let patience: Int64 = 1_000
    private static let lastPatience: Int64 = 200

    package init(_ changes: ChangeQueue, console: LineConsole) {
        self.changes = changes
        self.console = console
    }

    /// Begins to look at whether any wait, wherever they were asked for.
    package func follow() {
        let count = withObservationTracking {
            changes.waiting
        } onChange: { [weak self] in
            Task { @MainActor in self?.follow() }
        }
        guard !isLeaving else { return }
        told = min(told, count)
        if count == 0 {
            timer.stop()
            isTiming = false
            resume()
        } else if !isTiming {
            isTiming = true
            timer.fire(in: Self.patience)
        }
    }

    /// Returns when all changes are made, or when it was said that they wait.
    package func settle() async {
        let count = changes.waiting
        guard count > 0 else { return }
        guard told == 0 else {
            if count > told { tell() }
            return
        }
        await withCheckedContinuation { waiter = $0 }
    }

    /// Whoever leaves has asked for the changes that are not made yet: they have the time that the store is patient for.
    ///
    /// - Returns: false where one was not made, which its own failure has told.
    package func finish() async -> Bool {
        isLeaving = true
        timer.stop()
        let last = MainTimer { [console] in
            console.say("Waiting for another program that writes to the store. Press Ctrl-C to drop the changes.")
        }
        if changes.waiting > 0 { last.fire(in: Self.lastPatience) }
        let failures = await changes.finish()
        last.stop()
        return failures.isEmpty
    }

    private func endPatience() {
        guard changes.waiting > 0, !isLeaving else { return }
        tell()
        resume()
    }

    private func tell() {
        told = changes.waiting
        console.say("Waiting for another program that writes to the store.")
    }

    private func resume() {
        waiter?.resume()
        waiter = nil
    }
}
