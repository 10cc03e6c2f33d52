internal import TerminalUI

/// Work that is over at once is not worth a word: it is shown once it has taken a while.
@MainActor
package final class BusyIndicatorDelay {
    private let timer: MainTimer
    private var end: ContinuousClock.Instant?
    private let milliseconds: Int64

    /// - Parameters:
    ///   - milliseconds: how long work may take until then.
    ///   - onEnd: called when work has begun to be worth a word.
    package init(milliseconds: Int64 = 200, _ onEnd: @escaping @MainActor () -> Void) {
        self.milliseconds = milliseconds
        timer = MainTimer(onEnd)
    }

    /// Tells each time something is drawn whether work is under way; true when it has been for long enough.
    package func isOver(whileWorking isWorking: Bool) -> Bool {
        guard isWorking else {
            stop()
            return false
        }
        if let end { return ContinuousClock.now >= end }
        end = ContinuousClock.now + .milliseconds(milliseconds)
        // A little later than it ends, so that it is over then.
        timer.fire(in: milliseconds + 5)
        return false
    }

    package func stop() {
        guard end != nil else { return }
        timer.stop()
        end = nil
    }
}
