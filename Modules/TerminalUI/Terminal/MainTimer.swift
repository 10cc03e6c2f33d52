internal import Dispatch

/// A one-shot timer on the main actor.
///
/// Unlike `Task.sleep`, it starts no thread pool that wakes up every second (see ``MainLoop``).
@MainActor
package final class MainTimer {
    private let timer = DispatchSource.makeTimerSource(queue: .main)

    /// Creates a stopped timer; start it with ``fire(in:)``.
    package init(_ body: @escaping @MainActor () -> Void) {
        timer.setEventHandler { MainActor.assumeIsolated { body() } }
        timer.activate()
    }

    isolated deinit {
        timer.cancel()
    }

    /// Fires after a delay in wall-clock time, which continues during system sleep. Replaces the previous deadline.
    package func fire(in milliseconds: Int64) {
        timer.schedule(wallDeadline: .now() + .milliseconds(Int(max(0, milliseconds))), leeway: .milliseconds(10))
    }

    /// Stops the timer until the next ``fire(in:)``.
    package func stop() {
        timer.schedule(wallDeadline: .distantFuture)
    }
}
