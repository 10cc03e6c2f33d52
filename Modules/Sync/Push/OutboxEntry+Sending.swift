internal import Models
internal import Persistence

extension OutboxEntry {
    /// Returns true if the change should be sent now.
    func isDue(at moment: Timestamp, _ sending: RefreshOptions.Sending) -> Bool {
        switch (state, sending) {
        case (.waiting(nil), _), (.sending, _), (_, .everything), (.waiting, .waiting): true
        case (.waiting(let notBefore?), .changes(let contacts)):
            Self.hasCome(notBefore, at: moment) || contacts.contains(contact)
        case (.waiting(let notBefore?), .due): Self.hasCome(notBefore, at: moment)
        case (.refused, _): false
        }
    }

    /// No change waits longer than ``Backoff/longest``: a moment further off was noted before the clock was set back.
    private static func hasCome(_ notBefore: Timestamp, at moment: Timestamp) -> Bool {
        notBefore <= moment || notBefore.milliseconds - moment.milliseconds > Backoff.longest
    }

    /// Returns true if a conflict must be resolved before there is anything to send.
    func isHeld(by conflict: Conflict?) -> Bool {
        switch conflict?.kind {
        case nil: false
        case .deletedHere, .deletedThere: true
        case .bothChanged: sent == nil && fields.isSubset(of: conflict?.fields ?? [])
        }
    }
}
