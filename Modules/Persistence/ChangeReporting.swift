package import Models

/// A view model that says in its state what its last change did, or why that was not made.
@MainActor
package protocol ChangeReporting: AnyObject {
    var report: ReportedChange { get }
    /// The user has been told.
    func forgetOutcome()
}

/// Result of a change; nothing if there is none to report.
package struct ReportedChange: Sendable, Hashable {
    package let done: String?
    package let failure: Explanation?

    package init(done: String?, failure: Explanation?) {
        self.done = done
        self.failure = failure
    }
}
