internal import CommandLineStreams
internal import Composition
internal import Models
internal import Persistence

/// What became of changes once they were saved here.
struct Delivery: Sendable {
    /// The raw values are the words of the JSON contract, from the best to the worst.
    enum State: String, Sendable, CaseIterable {
        /// Nothing had to be sent: the book has no directory, or its directory never heard of what was changed.
        case local
        /// The directory has it.
        case sent
        /// It waits in the outbox.
        case waiting
        /// Both sides have changed the same, and the person has to settle it first.
        case conflict
        /// The directory refuses the values.
        case refused
    }

    /// The worst of what became of the contacts.
    var state = State.local
    /// How many contacts were changed.
    var total = 0
    /// Those whose change waits in the outbox.
    var waiting: [ContactID] = []
    /// Those that have a conflict by now, whether or not it is about what was changed.
    var conflicts: [Open] = []
    /// What the directory says against the values, contact by contact.
    var refusals: [Refusal] = []
    /// Why something waits, where that is known.
    var problem: CommandError?

    struct Open: Sendable {
        let name: String
        let conflict: Conflict
        /// Nobody was told of it yet.
        let isNew: Bool
    }

    struct Refusal: Sendable {
        let contact: ContactID
        let name: String
        let messages: [RefusalMessage]
    }

    mutating func add(_ other: Delivery) {
        let order = State.allCases
        if let mine = order.firstIndex(of: state), let theirs = order.firstIndex(of: other.state), theirs > mine {
            state = other.state
        }
        total += other.total
        waiting += other.waiting
        conflicts += other.conflicts
        refusals += other.refusals
        problem = problem ?? other.problem
    }
}
