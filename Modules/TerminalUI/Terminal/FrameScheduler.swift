/// Paints once for any number of changes that one turn of the main actor makes.
@MainActor
package final class FrameScheduler {
    private let paint: @MainActor () -> Void
    private var isScheduled = false

    /// `paint` draws what is true when it is called.
    package init(paint: @escaping @MainActor () -> Void) {
        self.paint = paint
    }

    /// Has the frame painted after what is running and queued now. A later change asks again.
    package func setNeedsFrame() {
        guard !isScheduled else { return }
        isScheduled = true
        Task {
            isScheduled = false
            paint()
        }
    }
}
