package import Models
package import Persistence
package import Sync

/// Outcome of sending saved changes.
package struct DeliveryOutcome: Sendable {
    /// The raw values are the words of the JSON contract, from the best to the worst.
    package enum State: String, Sendable, CaseIterable {
        /// Nothing had to be sent: the book has no directory, or its directory never heard of what was changed.
        case local
        /// The directory has it.
        case sent
        /// It waits in the outbox.
        case waiting
        /// Both sides changed the same field; the user has to resolve the conflict first.
        case conflict
        /// The directory refuses the values.
        case refused
    }

    /// The worst of what became of the contacts.
    package internal(set) var state = State.local
    /// Number of changed contacts.
    package internal(set) var total = 0
    /// Those whose change waits in the outbox.
    package internal(set) var waiting: [ContactID] = []
    /// Those that have a conflict by now, whether or not it is about what was changed.
    package internal(set) var conflicts: [Open] = []
    /// Objections of the directory to values, by contact.
    package internal(set) var refusals: [Refusal] = []
    /// Reason for waiting changes, if known.
    package internal(set) var cause: Cause?

    package init() {}

    package enum Cause: Sendable {
        /// The user asked for no requests.
        case offline(book: String)
        case failed(SyncError)
    }

    package struct Open: Sendable {
        /// The contact's display name; nil where nothing is known of it any more.
        package let name: String?
        package let conflict: Conflict
        /// Nobody was told of it yet.
        package let isNew: Bool
    }

    package struct Refusal: Sendable {
        package let contact: ContactID
        /// The contact's display name; nil where nothing is known of it any more.
        package let name: String?
        package let messages: [RefusalMessage]
    }

    mutating func add(_ other: DeliveryOutcome) {
        let order = State.allCases
        if let mine = order.firstIndex(of: state), let theirs = order.firstIndex(of: other.state), theirs > mine {
            state = other.state
        }
        total += other.total
        waiting += other.waiting
        conflicts += other.conflicts
        refusals += other.refusals
        cause = cause ?? other.cause
    }
}
