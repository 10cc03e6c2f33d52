import Models

extension InMemoryWriter {
    func addPhoto(_ data: PhotoData) throws {
        guard snapshot.photos[data.name] == nil else { return }
        snapshot.photos[data.name] = data
        hasChanged = true
    }

    /// Drops the bytes that nothing names any more, where something was forgotten.
    func dropUnnamedPhotos() {
        guard mayFreePhotos, !snapshot.photos.isEmpty else { return }
        let edits = snapshot.edits
        let cards =
            snapshot.entries.values.map(\.contact.card) + edits.bases.values.map(\.card)
            + edits.outbox.values.compactMap(\.sent?.card)
            + edits.trash.flatMap { [$0.contact.card, $0.base?.card].compactMap(\.self) }
            + edits.history.flatMap { $0.changes.flatMap { [$0.before?.card, $0.after?.card].compactMap(\.self) } }
        let names = Set(cards.compactMap { $0.photo?.storedName })
        snapshot.photos = snapshot.photos.filter { names.contains($0.key) }
    }
}
