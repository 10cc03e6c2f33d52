internal import Models
internal import Persistence

extension OutboxEntry {
    /// Whether it is time to send the change.
    func isDue(at moment: Timestamp, ignoringWaits ignoresWaits: Bool) -> Bool {
        switch state {
        case .waiting(let notBefore?): ignoresWaits || notBefore <= moment
        case .waiting(nil), .sending: true
        case .refused: ignoresWaits
        }
    }

    /// Whether the person has to settle a conflict before there is anything to send.
    func isHeld(by conflict: Conflict?) -> Bool {
        switch conflict?.kind {
        case nil: false
        case .deletedHere, .deletedThere: true
        case .bothChanged: sent == nil && fields.isSubset(of: conflict?.fields ?? [])
        }
    }
}
