package import Models
package import Sync

/// All that the form for a book shows: one value, from which every front draws.
package struct BookFormState: Sendable, Hashable {
    /// The book that is changed; nil for a new one.
    package internal(set) var book: String?
    /// What the book can be bound to.
    package internal(set) var kinds: [BookKind] = []
    /// What it is to be bound to; nil for a book of this machine only.
    package internal(set) var kind: BookKind?
    /// What is asked for such a book, in order.
    package internal(set) var fields: [BookField] = []
    /// The field that the person is in, from 0.
    package internal(set) var selection = 0
    /// Why the book could not be saved, where that is about no field.
    package internal(set) var failure: Explanation?
    /// Whether something was typed that leaving would lose.
    package internal(set) var isChanged = false
    /// Whether leaving would lose what was typed and the person has to say what is meant.
    package internal(set) var asksToDiscard = false
    /// The book is being saved: that waits for whoever writes to the store.
    package internal(set) var isSaving = false
    /// The book is there, as it was typed.
    package internal(set) var isSaved = false

    package init() {}

    package var selected: BookField? { fields.indices.contains(selection) ? fields[selection] : nil }
}

/// One field of the form for a book.
package struct BookField: Sendable, Hashable, Identifiable {
    /// What the field is for; the kind is chosen, all others are typed.
    package let id: BookError.Subject
    package let name: String
    /// What is typed; of the kind, what is chosen.
    package let text: String
    /// What counts where nothing is typed; empty for nothing.
    package let placeholder: String
    /// What it is for, in one line.
    package let help: String
    /// What is wrong with it, as sentences in lower case without a full stop.
    package let messages: [String]
}
