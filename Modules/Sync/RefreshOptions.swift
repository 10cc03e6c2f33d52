package import Models

/// How a refresh is to be done.
package struct RefreshOptions: Sendable, Hashable {
    /// Compare and report, but write nothing.
    package var isDryRun: Bool
    /// Go on where the refresh would remove more than half of a book of ten contacts or more, or any contact while
    /// entries that could not be read may be those that are missing: the person has agreed.
    package var acceptsMassRemoval: Bool
    /// Which changes are sent.
    package var sending: Sending

    /// Which changes of the outbox are sent; never those that a conflict holds.
    package enum Sending: Sendable, Hashable {
        /// Those whose time has come.
        case due
        /// Also those of these contacts that wait for their time.
        case changes(of: Set<ContactID>)
        /// Also all others that wait for their time: the person has asked for it.
        case waiting
        /// Also those that were refused.
        case everything
    }

    package init(isDryRun: Bool = false, acceptsMassRemoval: Bool = false, sending: Sending = .due) {
        self.isDryRun = isDryRun
        self.acceptsMassRemoval = acceptsMassRemoval
        self.sending = sending
    }
}
