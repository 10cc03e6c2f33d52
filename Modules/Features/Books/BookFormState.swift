package import AddressBooks
package import Models

/// All that the form for a book shows: one value, from which every front draws.
package struct BookFormState: Sendable, Hashable {
    /// The book that is changed; nil for a new one.
    package internal(set) var book: String?
    /// Kinds of directories the book can be bound to.
    package internal(set) var kinds: [BookKind] = []
    /// Chosen kind of directory; nil for a local book.
    package internal(set) var kind: BookKind?
    /// Fields of the form, in order.
    package internal(set) var fields: [BookField] = []
    /// Index of the focused field, from 0.
    package internal(set) var selection = 0
    /// Error of saving that belongs to no field.
    package internal(set) var failure: Explanation?
    /// True if something was typed that leaving would lose.
    package internal(set) var isChanged = false
    /// True if leaving would lose typed text and needs confirmation.
    package internal(set) var asksToDiscard = false
    /// A save is in progress; it waits for other writers to the store.
    package internal(set) var isSaving = false
    /// The book is there, as it was typed.
    package internal(set) var isSaved = false

    package init() {}

    package var selected: BookField? { fields.indices.contains(selection) ? fields[selection] : nil }
}

/// One field of the form for a book.
package struct BookField: Sendable, Hashable, Identifiable {
    /// Purpose of the field; the kind is chosen, all others are typed.
    package let id: BookError.Subject
    package let name: String
    /// Typed text; for the kind, the choice.
    package let text: String
    /// Default value; empty for none.
    package let placeholder: String
    /// Description in one line.
    package let help: String
    /// Errors of the field, as sentences in lower case without a full stop.
    package let messages: [String]
}
