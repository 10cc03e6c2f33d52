/// Coalesces all changes of one main-actor turn into one frame.
@MainActor
package final class FrameScheduler {
    private let paint: @MainActor () -> Void
    private var isScheduled = false

    /// `paint` draws the state at the time of the call.
    package init(paint: @escaping @MainActor () -> Void) {
        self.paint = paint
    }

    /// Schedules a frame after the running and queued work. A later change schedules another one.
    package func setNeedsFrame() {
        guard !isScheduled else { return }
        isScheduled = true
        Task {
            isScheduled = false
            paint()
        }
    }
}
