internal import Editing
internal import Models
internal import Persistence

extension DeliveryOutcome {
    /// Pending changes and conflicts of contacts.
    struct Waiting {
        private var entries: [ContactID: OutboxEntry] = [:]
        private var conflicts: [ContactID: Conflict] = [:]

        init(_ changes: [EditedContact], _ reader: any StoreReader) throws {
            for change in changes {
                entries[change.id] = try reader.outboxEntry(of: change.id)
                conflicts[change.id] = try reader.conflict(of: change.id)
            }
        }

        fileprivate func conflict(of change: EditedContact) -> Conflict? { conflicts[change.id] }

        /// Sendable change of a contact; nil if nothing is pending.
        fileprivate func sendable(of change: EditedContact) -> Set<ContactField>? {
            guard let entry = entries[change.id] else { return nil }
            switch conflicts[change.id]?.kind {
            case nil: return Set(ContactField.allCases)
            case .bothChanged: return entry.fields.subtracting(conflicts[change.id]?.fields ?? [])
            case .deletedHere, .deletedThere: return []
            }
        }

        /// Nil where the directory refuses nothing, or a conflict says it already.
        fileprivate func messages(on change: EditedContact) -> [RefusalMessage]? {
            guard case .refused(let messages) = entries[change.id]?.state, sendable(of: change)?.isEmpty == false else {
                return nil
            }
            return messages
        }

        /// True if what was changed waits for a conflict to be resolved.
        fileprivate func isHeld(_ change: EditedContact) -> Bool {
            switch conflicts[change.id]?.kind {
            case nil: false
            case .bothChanged: !change.fields.isDisjoint(with: conflicts[change.id]?.fields ?? [])
            case .deletedHere, .deletedThere: true
            }
        }
    }

    /// Outcome of one change.
    ///
    /// - Parameters:
    ///   - before: as it was before anything was sent.
    ///   - now: as it is now.
    init(_ change: EditedContact, before: Waiting, now: Waiting, _ reader: any StoreReader) throws {
        total = 1
        let contact = try reader.contact(change.id) ?? reader.trashed(change.id)?.contact
        let name = contact?.card.displayName
        let left = now.sendable(of: change) ?? []
        if let messages = now.messages(on: change) {
            state = .refused
            refusals = [Refusal(contact: change.id, name: name, messages: messages)]
        } else if now.isHeld(change) {
            state = .conflict
        } else if !left.isEmpty {
            state = .waiting
            waiting = [change.id]
        } else if before.sendable(of: change)?.isEmpty == false {
            state = .sent
        }
        if let conflict = now.conflict(of: change) {
            conflicts = [Open(name: name, conflict: conflict, isNew: before.conflict(of: change) != conflict)]
        }
    }
}
