/// Decides which screens stand on the stack; how they look is the presenter's business.
@MainActor
package protocol Coordinating: AnyObject {
    /// The screens from the first to the one on top; never empty.
    var stack: [Route] { get }
    /// Shows the stack. Not held: the front owns its presenter, which owns the coordinator's screens.
    var presenter: (any Presenter)? { get set }

    /// Has the first screen shown.
    func start()

    /// Decides what the signal leads to. A signal that leads nowhere from where the app is changes nothing.
    func receive(_ signal: Signal)
}
