package import Models
internal import TerminalUI

/// Has an age that is shown drawn again when its text becomes another one: one timer, and none while no age is shown.
@MainActor
package final class RelativeTimeRefresher {
    private let timer: MainTimer
    private let state = State()

    @MainActor
    private final class State {
        var end: Timestamp?
    }

    package init(_ onEnd: @escaping @MainActor () -> Void) {
        let state = state
        timer = MainTimer {
            state.end = nil
            onEnd()
        }
    }

    /// Tells each time it is drawn what is shown.
    ///
    /// - Parameter moment: whose age it is; nil where none is shown.
    package func shows(_ moment: Timestamp?, now: Timestamp) {
        let end = moment.map { Age.end(since: $0, now: now) }
        guard end != state.end else { return }
        state.end = end
        if let end { timer.fire(in: end.milliseconds - now.milliseconds) } else { timer.stop() }
    }

    package func stop() {
        state.end = nil
        timer.stop()
    }
}
