package import Editing
package import Models
package import Persistence

/// All that the screen of a conflict shows: one value, from which every front draws.
package struct ConflictState: Sendable, Hashable {
    package enum Phase: Sendable, Hashable {
        /// The store has not been read yet.
        case loading
        /// To be settled: field by field where both sides changed the contact, else as a whole.
        case open(Conflict.Kind)
        case resolved
        /// The contact has no conflict, or no longer.
        case absent
        /// The store could not be read.
        case failed(Explanation)
    }

    package internal(set) var phase: Phase = .loading
    /// The contact's name; empty where it has none.
    package internal(set) var title = ""
    package internal(set) var book = ""
    /// The fields in conflict; where one side has deleted the contact, those in which the sides differ.
    package internal(set) var fields: [ConflictField] = []
    /// Index of the selected field, from 0.
    package internal(set) var selection = 0
    /// Chosen side if one side has deleted the contact; nil until chosen.
    package internal(set) var choice: ContactEditor.Side?
    /// The conflict is being resolved; that waits for other writers to the store.
    package internal(set) var isSettling = false
    /// Obstacle to resolving: missing choices, or ``failure``.
    package internal(set) var message: String?
    /// Error of resolving after every choice was made.
    package internal(set) var failure: Explanation?

    /// True if it is settled field by field.
    package var isByField: Bool { phase == .open(.bothChanged) }

    /// Number of open choices.
    package var undecided: Int {
        guard case .open = phase else { return 0 }
        return isByField ? fields.count { $0.choice == nil } : choice == nil ? 1 : 0
    }
}
