package import Directories
package import Models

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
    /// The failure that ended the sending of changes or the reading of details after the list was stored; nil if the
    /// refresh is complete.
    package var failure: DirectoryError?
    /// Contacts whose details could not be read on their own; the next refresh reads them again.
    package var unread: [UnreadDetails] = []
    /// Unreadable entries.
    package var skipped: [EntryIssue] = []
    /// Malformed values that were omitted from entries.
    package var omitted: [EntryIssue] = []

    package init(book: String) {
        self.book = book
    }
}

/// A contact whose details could not be read.
package struct UnreadDetails: Sendable, Hashable {
    package let contact: ContactID
    /// The contact's display name; may be empty.
    package let name: String
    /// The address that was asked.
    package let url: String
    package let error: DirectoryError

    /// In lower case without a full stop.
    package var message: String { "the details of \(name.quoted) (\(url)) couldn't be read: \(error.message)" }
}
