import Models

extension InMemoryWriter {
    func setBase(_ base: ContactContent?, of id: ContactID) throws {
        guard let base else {
            if snapshot.edits.bases.removeValue(forKey: id) != nil { hasChanged = true }
            return
        }
        guard snapshot.entries[id] != nil else { throw StoreError.noSuchContact(id) }
        snapshot.edits.bases[id] = base
        hasChanged = true
    }

    func saveOutboxEntry(_ entry: OutboxEntry) throws -> OutboxEntry {
        _ = try index(ofBook: entry.book)
        let known = snapshot.edits.outbox[entry.contact]?.id
        if known == nil { snapshot.edits.lastOutboxID += 1 }
        let numbered = entry.numbered(known ?? snapshot.edits.lastOutboxID)
        snapshot.edits.outbox[entry.contact] = numbered
        markAgain(entry.contact)
        return numbered
    }

    func removeOutboxEntry(of id: ContactID) throws {
        if snapshot.edits.outbox.removeValue(forKey: id) != nil { markAgain(id) }
    }

    func setConflict(_ conflict: Conflict) throws {
        _ = try index(ofBook: conflict.book)
        snapshot.edits.conflicts[conflict.contact] = conflict
        markAgain(conflict.contact)
    }

    func removeConflict(of id: ContactID) throws {
        if snapshot.edits.conflicts.removeValue(forKey: id) != nil { markAgain(id) }
    }

    func putInTrash(_ trashed: TrashedContact) throws {
        _ = try index(ofBook: trashed.contact.book)
        snapshot.edits.trash.removeAll { $0.contact.id == trashed.contact.id }
        // Edits go on while a contact lies in the trash, so that marks would only age there.
        var contact = trashed.contact
        contact.isPending = false
        contact.hasConflict = false
        snapshot.edits.trash.append(
            TrashedContact(contact: contact, deleted: trashed.deleted, tag: trashed.tag, base: trashed.base))
        hasChanged = true
    }

    func removeFromTrash(_ ids: [ContactID]) throws {
        let (before, ids) = (snapshot.edits.trash.count, Set(ids))
        snapshot.edits.trash.removeAll { ids.contains($0.contact.id) }
        guard snapshot.edits.trash.count != before else { return }
        hasChanged = true
        mayFreePhotos = true
    }

    func recordHistory(summary: String, at moment: Timestamp, changes: [HistoryEntry.Change]) throws -> HistoryEntry {
        for book in Set(changes.map(\.book)) { _ = try index(ofBook: book) }
        snapshot.edits.lastHistoryID += 1
        let step = HistoryEntry(id: snapshot.edits.lastHistoryID, at: moment, summary: summary, changes: changes)
        let before = snapshot.edits.history.count
        snapshot.edits.history.removeAll(where: \.isUndone)
        snapshot.edits.history.append(step)
        snapshot.edits.history.removeFirst(max(0, snapshot.edits.history.count - HistoryEntry.limit))
        hasChanged = true
        if snapshot.edits.history.count <= before { mayFreePhotos = true }
        return step
    }

    func setUndone(_ id: HistoryEntry.ID, _ isUndone: Bool) throws {
        guard let place = snapshot.edits.history.firstIndex(where: { $0.id == id }) else { return }
        snapshot.edits.history[place].isUndone = isUndone
        hasChanged = true
    }

    func setChanges(_ changes: [HistoryEntry.Change], ofStep id: HistoryEntry.ID) throws {
        for book in Set(changes.map(\.book)) { _ = try index(ofBook: book) }
        guard let place = snapshot.edits.history.firstIndex(where: { $0.id == id }) else { return }
        let step = snapshot.edits.history[place]
        snapshot.edits.history[place] = HistoryEntry(
            id: id, at: step.at, summary: step.summary, changes: changes, isUndone: step.isUndone)
        hasChanged = true
        mayFreePhotos = true
    }

    func forgetHistory(of ids: [ContactID]) throws {
        let (before, ids) = (snapshot.edits.history, Set(ids))
        snapshot.edits.forgetChanges { ids.contains($0.contact) }
        guard snapshot.edits.history != before else { return }
        hasChanged = true
        mayFreePhotos = true
    }

    /// Lets the contact, where it is there, tell what its edits have come to.
    private func markAgain(_ id: ContactID) {
        hasChanged = true
        guard let entry = snapshot.entries[id] else { return }
        snapshot.entries[id] = InMemoryEntry(marked(entry.contact), tag: entry.tag, order: entry.order)
    }
}
