package import Models

/// A change that was asked for, and was not made.
package struct FailedChange {
    /// Failed change, in the same words for the same change: "couldn\'t delete \"Leia\"", "couldn\'t empty the trash".
    package let what: String
    package let reason: Explanation

    package init(_ what: String, _ reason: Explanation) {
        self.what = what
        self.reason = reason
    }
}
