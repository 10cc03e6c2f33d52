internal import Models
internal import Persistence

/// Undo and redo: what has come since, from the user or the directory, is never overwritten.
extension EditStep {
    /// Takes a change of a step back. Nil when there is nothing left of it: then nothing is changed.
    ///
    /// - Returns: the change as it is to be made again: it then begins with what the contact is by now, which may be what
    ///   the directory has got meanwhile rather than what the change was made from.
    func revert(_ change: HistoryEntry.Change, of step: HistoryEntry) throws -> HistoryEntry.Change? {
        guard let before = change.before, let after = change.after else {
            return try move(change.contact, isBack: change.after == nil) ? change : nil
        }
        guard let contact = try writer.contact(change.contact) else { return nil }
        if try leavesNothing(before, after, of: contact) {
            try acceptDeletion(of: contact.id)
            return HistoryEntry.Change(contact: contact.id, book: contact.book, before: nil, after: contact.content)
        }
        let target = try target(of: change, from: after, to: before, step)
        guard let now = try replace(contact, from: after, to: target) else { return nil }
        return HistoryEntry.Change(
            contact: contact.id, book: change.book,
            before: before.taking(now.changes(from: contact.content), from: now),
            after: after)
    }

    /// Makes a change again. Nil when what it changed is no longer as it was.
    func repeatChange(_ change: HistoryEntry.Change) throws -> HistoryEntry.Change? {
        guard let before = change.before, let after = change.after else {
            return try move(change.contact, isBack: change.before == nil) ? change : nil
        }
        guard let contact = try writer.contact(change.contact),
            let now = try replace(contact, from: before, to: after)
        else { return nil }
        return HistoryEntry.Change(
            contact: contact.id, book: change.book, before: before,
            after: after.taking(now.changes(from: contact.content), from: now))
    }

    /// Brings a contact back from the trash, or moves it there. False where that is done already.
    private func move(_ id: ContactID, isBack: Bool) throws -> Bool {
        if isBack {
            guard let trashed = try writer.trashed(id) else { return false }
            // The trash may know more by now than the step did: what the directory said meanwhile.
            try change(id, in: trashed.contact.book, from: nil, to: trashed.contact.content)
        } else {
            guard let contact = try writer.contact(id) else { return false }
            try checkDeletion(of: contact)
            try change(id, in: contact.book, from: contact.content, to: nil)
        }
        return true
    }

    /// Only those fields go over that are still as they were left. Nil where there is none.
    private func replace(
        _ contact: Contact, from old: ContactContent, to new: ContactContent
    ) throws -> ContactContent? {
        let fields = new.changes(from: old).subtracting(contact.content.changes(from: old))
        guard !fields.isEmpty else { return nil }
        var content = contact.content.taking(fields, from: new)
        if fields.contains(.photo) { try goBackToDirectorysPhoto(of: contact, in: &content) }
        guard content != contact.content else { return nil }
        try checkUpdate(of: contact, to: content)
        try change(contact.id, in: contact.book, from: contact.content, to: content)
        return content
    }

    // MARK: - What the directory got meanwhile

    /// Without a change that was never sent, a field that both sides changed is as the directory has it by now: what it
    /// was before is older than that. Unless an earlier step of the user's is still to be sent: then it is that one's.
    private func target(
        of change: HistoryEntry.Change, from after: ContactContent, to before: ContactContent, _ step: HistoryEntry
    ) throws -> ContactContent {
        guard let conflict = try writer.conflict(of: change.contact), conflict.kind == .bothChanged,
            let base = try writer.base(of: change.contact),
            let since = try writer.outboxEntry(of: change.contact)?.created
        else { return before }
        let earlier = try writer.history(limit: .max)
            .filter { $0.id < step.id && !$0.isUndone && $0.at >= since }
            .flatMap(\.changes).filter { $0.contact == change.contact }
        let pending = earlier.reduce(into: Set<ContactField>()) { fields, change in
            fields.formUnion(
                (change.after ?? before).changes(from: change.before ?? change.after ?? before))
        }
        return before.taking(
            after.changes(from: before).intersection(conflict.fields).subtracting(pending), from: base)
    }

    /// True if the directory has deleted the contact, and nothing that was changed here is left without the change.
    private func leavesNothing(_ before: ContactContent, _ after: ContactContent, of contact: Contact) throws -> Bool {
        guard try writer.conflict(of: contact.id)?.kind == .deletedThere,
            let base = try writer.base(of: contact.id)
        else { return false }
        let fields = before.changes(from: after).subtracting(contact.content.changes(from: after))
        return !fields.isEmpty && contact.content.taking(fields, from: before) == base
    }
}

extension ContactContent {
    fileprivate func taking(_ fields: Set<ContactField>, from other: ContactContent) -> ContactContent {
        var content = self
        for field in fields { content.take(field, from: other) }
        return content
    }
}
