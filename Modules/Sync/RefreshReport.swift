package import Directories

/// What a refresh did, or in a dry run would have done.
package struct RefreshReport: Sendable, Hashable {
    /// The book's name.
    package let book: String
    /// Entries of the directory that could be read, each identifier once; all that are stored when the directory said
    /// that nothing has changed.
    package var fetched = 0
    /// Contacts that are new in the book.
    package var added = 0
    /// Contacts of which the directory now says something else.
    package var changed = 0
    /// Contacts that the directory no longer has.
    package var removed = 0
    /// Contacts that stayed as they were, those whose entry could not be read included.
    package var unchanged = 0
    /// Changes from the outbox that the directory accepted.
    package var pushed = 0
    /// Contacts that both sides have changed and that wait for the person.
    package var conflicts = 0
    /// How many of these the person does not know of yet.
    package var newConflicts = 0
    /// Changes that the directory refuses, with its messages.
    package var refused: [PushReport.Refusal] = []
    /// Changes that still wait in the outbox.
    package var waiting = 0
    /// Entries that could not be read.
    package var skipped: [EntryIssue] = []
    /// Values of entries that could not be read and were left out.
    package var omitted: [EntryIssue] = []

    package init(book: String) {
        self.book = book
    }
}
