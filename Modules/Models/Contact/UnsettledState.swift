/// Unsettled state of a contact relative to its directory, from the most pressing to the least.
package enum UnsettledState: Sendable, Hashable, CaseIterable {
    /// Both sides have changed the contact.
    case conflict
    /// The directory refuses a change: waiting alone does not help.
    case refused
    /// A change waits to be sent.
    case pending

    /// The most pressing of what applies; nil where everything is settled.
    package init?(hasConflict: Bool, isRefused: Bool, isPending: Bool) {
        if hasConflict {
            self = .conflict
        } else if isRefused {
            self = .refused
        } else if isPending {
            self = .pending
        } else {
            return nil
        }
    }

    /// One character, the same on every screen.
    package var sign: String {
        switch self {
        case .conflict: "!"
        case .refused: "✗"
        case .pending: "✎"
        }
    }

    /// Meaning of the sign, in words.
    package var meaning: String {
        switch self {
        case .conflict: "in conflict"
        case .refused: "refused"
        case .pending: "pending"
        }
    }
}
