package import Directories

/// The result of a refresh, or of a dry run.
package struct RefreshReport: Sendable, Hashable {
    /// The book's name.
    package let book: String
    /// Readable entries of the directory, each identifier once; all stored ones if the directory reported no changes.
    package var fetched = 0
    /// New contacts in the book.
    package var added = 0
    /// Contacts changed in the directory.
    package var changed = 0
    /// Contacts that the directory no longer has.
    package var removed = 0
    /// Unchanged contacts, including those whose entry is unreadable.
    package var unchanged = 0
    /// Changes from the outbox that the directory accepted.
    package var pushed = 0
    /// Contacts in conflict, to be resolved by the user.
    package var conflicts = 0
    /// The number of conflicts that are new.
    package var newConflicts = 0
    /// Changes that the directory rejected, with its messages.
    package var refused: [PushReport.Refusal] = []
    /// Changes that are still pending in the outbox.
    package var waiting = 0
    /// Unreadable entries.
    package var skipped: [EntryIssue] = []
    /// Malformed values that were omitted from entries.
    package var omitted: [EntryIssue] = []

    package init(book: String) {
        self.book = book
    }
}
