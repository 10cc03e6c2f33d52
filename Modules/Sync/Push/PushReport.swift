internal import Directories
package import Models

/// The result of sending pending changes.
package struct PushReport: Sendable, Hashable {
    /// The number of accepted changes.
    package var pushed = 0
    /// Contacts in conflict, to be resolved by the user.
    package var conflicts: [ContactID] = []
    /// Contacts whose change the directory rejected, with its messages.
    package var refused: [Refusal] = []
    /// The number of changes still pending: for the network, for their retry time, or for the user.
    package var waiting = 0

    /// The first failure that is not a rejection of one change; nil if all that were due were answered.
    var failure: DirectoryError?

    package struct Refusal: Sendable, Hashable {
        package let contact: ContactID
        package let messages: [RefusalMessage]
    }

    package init() {}
}
