/// A message with which a directory, or a check before sending, refuses a value.
package struct RefusalMessage: Sendable, Hashable {
    /// Nil where it is not said which field is meant.
    package let field: ContactField?
    /// As the user reads it; a directory's own words are kept.
    package let text: String

    package init(field: ContactField?, text: String) {
        self.field = field
        self.text = text
    }
}
