internal import Directories
internal import Models
internal import Persistence

/// One change as it was when it was claimed.
struct PushJob: Sendable {
    let entry: OutboxEntry
    /// Nil for a contact that was deleted.
    let content: ContactContent?
    let trashed: TrashedContact?
    /// The person wants it sent whatever the directory has.
    let isForced: Bool

    /// When an earlier attempt began whose answer never came.
    var lostSince: Timestamp? {
        if case .sending(let since) = entry.state { since } else { nil }
    }

    /// Whether the directory has changed the contact since it said what was deleted here.
    func wasChangedThere(_ theirs: DirectoryEntry) -> Bool {
        guard let trashed else { return false }
        let base = trashed.base ?? trashed.contact.content
        return !theirs.content(over: base).changes(from: base).isEmpty
    }
}

extension OutboxEntry {
    func isDue(at moment: Timestamp, ignoringWaits ignoresWaits: Bool) -> Bool {
        switch state {
        case .waiting(let notBefore?): ignoresWaits || notBefore <= moment
        case .waiting(nil), .sending: true
        case .refused: ignoresWaits
        }
    }
}

extension DirectoryEntry {
    /// What the entry says, over what is known of the fields that it does not speak of.
    func content(over known: ContactContent) -> ContactContent {
        var content = ContactContent(card: card, isFavorite: isFavorite ?? known.isFavorite)
        for field in silentFields { content.take(field, from: known) }
        return content
    }
}
