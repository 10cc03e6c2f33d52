/// Presentation of the coordinator's decisions by a front.
@MainActor
package protocol Presenter: AnyObject {
    /// Shows the screens of the stack: the last one is on top, and those below are kept as they were left.
    func present(_ stack: [Route])
    /// Ends the front.
    func finish()
}
