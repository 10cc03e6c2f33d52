package import Models

/// One field of a form.
package struct FormField: Sendable, Hashable {
    package let field: ContactField
    /// As ``ContactField/displayName``.
    package let name: String
    /// Typed values; never empty, so that there is always a place to type.
    package let values: [ContactDraft.Value]
    /// True if another value can be added.
    package let canHoldMore: Bool
    /// True if each of its values can have a label.
    package let holdsLabels: Bool
    /// True if it is only shown: the book's directory cannot hold it, or takes no changes.
    package let isReadOnly: Bool
    /// True if it is not what it was when the form was opened.
    package let isChanged: Bool
    /// Errors from the check and the directory, as sentences that begin with the field's name.
    package let messages: [String]
}
