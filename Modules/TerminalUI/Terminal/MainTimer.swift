internal import Dispatch

/// Calls back once at a time to come, on the main actor.
///
/// Unlike `Task.sleep`, it starts no thread pool that would wake up every second from then on (see ``MainLoop``).
@MainActor
package final class MainTimer {
    private let timer = DispatchSource.makeTimerSource(queue: .main)

    /// Nothing happens before ``fire(in:)``.
    package init(_ body: @escaping @MainActor () -> Void) {
        timer.setEventHandler { MainActor.assumeIsolated { body() } }
        timer.activate()
    }

    isolated deinit {
        timer.cancel()
    }

    /// After so much time by the wall clock, which goes on while the machine sleeps; in place of the time that was set
    /// before.
    package func fire(in milliseconds: Int64) {
        timer.schedule(wallDeadline: .now() + .milliseconds(Int(max(0, milliseconds))), leeway: .milliseconds(10))
    }

    /// Not at all, until ``fire(in:)``.
    package func stop() {
        timer.schedule(wallDeadline: .distantFuture)
    }
}
