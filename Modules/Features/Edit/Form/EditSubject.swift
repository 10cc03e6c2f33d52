package import Models

/// What a form is opened for.
package enum EditSubject: Sendable, Hashable {
    /// A contact that is to be created in the book of the name.
    case new(book: String)
    case contact(ContactID)
}
