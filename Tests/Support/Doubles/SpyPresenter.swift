package import Navigation

/// Remembers what it was asked to show.
@MainActor
package final class SpyPresenter: Presenter {
    /// Every stack, in order.
    package private(set) var presented: [[Route]] = []
    /// Number of requests to end the front.
    package private(set) var finished = 0

    package init() {}

    package func present(_ stack: [Route]) { presented.append(stack) }

    package func finish() { finished += 1 }
}
