/// What a front does with the coordinator's decisions.
@MainActor
package protocol Presenter: AnyObject {
    /// Shows the screens of the stack: the last one is on top, and those below are kept as they were left.
    func present(_ stack: [Route])
    /// Ends the front.
    func finish()
}
