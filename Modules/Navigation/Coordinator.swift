/// Decides what comes after each signal, and has the front's presenter show it.
@MainActor
package final class Coordinator {
    /// The screens from the first to the one on top; never empty.
    package private(set) var stack: [Route]
    /// Not held: the front owns its presenter, which owns the coordinator's screens.
    package weak var presenter: (any Presenter)?
    private let book: String?

    /// - Parameter book: the book whose list comes first; nil for all.
    package init(book: String?) {
        self.book = book
        stack = [.launch]
    }

    /// Has the first screen shown.
    package func start() { presenter?.present(stack) }

    /// Decides what the signal leads to. A signal that leads nowhere from where the app is changes nothing.
    package func receive(_ signal: Signal) {
        switch signal {
        case .launched where stack == [.launch]: show([.list(book: book)])
        case .launched: break
        case .selected(let id): show(stack.filter { !$0.isDetail } + [.detail(id)])
        case .back where stack.count > 1: show(stack.dropLast())
        case .gone(let id) where stack.contains(.detail(id)): show(stack.filter { $0 != .detail(id) })
        case .gone: break
        case .back, .quit: presenter?.finish()
        }
    }

    private func show(_ routes: [Route]) {
        guard routes != stack else { return }
        stack = routes
        presenter?.present(stack)
    }
}
