package import Models

/// A view model that says in its state what its last change did, or why that was not made.
@MainActor
package protocol ChangeReporting: AnyObject {
    var report: ReportedChange { get }
    /// The person has been told.
    func forgetOutcome()
}

/// What came of a change; nothing where there is nothing to be told.
package struct ReportedChange: Sendable, Hashable {
    package let done: String?
    package let failure: Explanation?

    package init(done: String?, failure: Explanation?) {
        self.done = done
        self.failure = failure
    }
}
