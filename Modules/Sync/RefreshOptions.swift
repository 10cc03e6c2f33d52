package import Models

/// Options of a refresh.
package struct RefreshOptions: Sendable, Hashable {
    /// Compares and reports without writing.
    package var isDryRun: Bool
    /// Allows removing more than half of a book of ten contacts or more, or any contact while unreadable entries may be
    /// the missing ones: the user has confirmed it.
    package var acceptsMassRemoval: Bool
    /// Keeps the removal of contacts as a step that Undo brings back: the user asked for this refresh. They are in the
    /// trash in any case.
    package var isUndoable: Bool
    /// Reads all details again that the directory's list omits, rather than a share of them.
    package var readsAllDetails: Bool
    /// The changes to send.
    package var sending: Sending

    /// The changes of the outbox to send, never those in conflict.
    package enum Sending: Sendable, Hashable {
        /// Those whose retry time has come.
        case due
        /// Also the pending ones of these contacts, regardless of their retry time.
        case changes(of: Set<ContactID>)
        /// Also all other pending ones, at the user's request.
        case waiting
        /// Also rejected ones.
        case everything
    }

    package init(
        isDryRun: Bool = false, acceptsMassRemoval: Bool = false, isUndoable: Bool = false,
        readsAllDetails: Bool = false, sending: Sending = .due
    ) {
        self.isUndoable = isUndoable
        self.readsAllDetails = readsAllDetails
        self.isDryRun = isDryRun
        self.acceptsMassRemoval = acceptsMassRemoval
        self.sending = sending
    }
}
