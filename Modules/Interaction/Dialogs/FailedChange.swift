package import Models

/// A change that was asked for, and was not made.
package struct FailedChange {
    /// What was not done, the same words for the same change: "\"Leia\" was not deleted", "the trash was not emptied".
    package let what: String
    package let reason: Explanation

    package init(_ what: String, _ reason: Explanation) {
        self.what = what
        self.reason = reason
    }
}
