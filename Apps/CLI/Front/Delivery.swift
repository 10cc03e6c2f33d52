internal import Composition
internal import Models

/// What became of a change once it was saved here.
struct Delivery: Sendable {
    /// The raw values are the words of the JSON contract, from the best to the worst.
    enum State: String, Sendable, CaseIterable {
        /// The book has no directory: there is nothing to be sent.
        case local
        /// The directory has it.
        case sent
        /// It waits in the outbox.
        case waiting
        /// Both sides have changed the contact.
        case conflict
        /// The directory refuses the values.
        case refused
    }

    var state = State.local
    /// What the directory says against the values, contact by contact.
    var refusals: [Refusal] = []
    /// Why it waits, where that is known.
    var problem: Problem?

    struct Refusal: Sendable {
        let contact: ContactID
        let name: String
        let messages: [RefusalMessage]
    }

    /// The worse of both.
    mutating func add(_ other: Delivery) {
        let order = State.allCases
        if let mine = order.firstIndex(of: state), let theirs = order.firstIndex(of: other.state), theirs > mine {
            state = other.state
        }
        refusals += other.refusals
        problem = problem ?? other.problem
    }
}
