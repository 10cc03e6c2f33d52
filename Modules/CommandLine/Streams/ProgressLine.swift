/// One line of progress on stderr, from the beginning of a work to its end.
@MainActor
package final class ProgressLine {
    private let diagnostics: Diagnostics
    private let started = ContinuousClock.now
    private var isOver = false

    package init(diagnostics: Diagnostics) {
        self.diagnostics = diagnostics
    }

    /// Shows how far the work is; not in its first half second, since what is over by then needs no progress, and not
    /// after its end, though news may come late from other threads.
    package func show(_ text: String) {
        guard !isOver, started.duration(to: .now) > .milliseconds(500) else { return }
        diagnostics.progress(text)
    }

    package func end() { isOver = true }
}
