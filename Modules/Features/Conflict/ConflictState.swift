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
        case settled
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
    /// Which of the fields is selected, from 0.
    package internal(set) var selection = 0
    /// Where one side has deleted the contact: whose word counts; nil until the person has said so.
    package internal(set) var choice: ContactEditor.Side?
    /// It is being settled: that waits for whoever writes to the store.
    package internal(set) var isSettling = false
    /// What kept it from being settled: choices to be made, or what ``failure`` says.
    package internal(set) var message: String?
    /// Why it was not settled though every choice was made.
    package internal(set) var failure: Explanation?

    /// Whether it is settled field by field.
    package var isByField: Bool { phase == .open(.bothChanged) }

    /// How many choices are still to be made.
    package var undecided: Int {
        guard case .open = phase else { return 0 }
        return isByField ? fields.count { $0.choice == nil } : choice == nil ? 1 : 0
    }
}
