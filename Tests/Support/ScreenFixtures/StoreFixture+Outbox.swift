internal import Doubles
internal import Editing
internal import Models
internal import Persistence

extension StoreFixture {
    /// Fills the outbox with changes of the book `work`, an hour apart: one that was not sent yet, one that is refused,
    /// one that waits for its time, one in conflict, a deletion.
    package func addWaitingChanges() throws {
        try addBook("work", "山田太郎", "محمد علي", "Bodhi Rook", "Jyn Erso", "Cassian Andor")
        let ids = try ["山田太郎", "محمد علي", "Bodhi Rook", "Jyn Erso"].map { try known($0) }
        for id in ids {
            _ = try editor.update(id) { $0.card.note = "changed" }
            clock.advance(milliseconds: 3_600_000)
        }
        _ = try editor.delete([known("Cassian Andor")])
        let messages = [
            RefusalMessage(field: .given, text: "is too short (minimum is 2 characters)"),
            RefusalMessage(field: nil, text: "קצר מדי"),
        ]
        try changeOutbox(of: ids[1]) { $0.state = .refused(messages) }
        let later = Timestamp(milliseconds: clock.now.milliseconds + 170_000)
        try changeOutbox(of: ids[2]) { entry in
            entry.state = .waiting(notBefore: later)
            entry.attempts = 3
        }
        try store.write {
            try $0.setConflict(Conflict(contact: ids[3], book: "work", kind: .bothChanged, fields: [.note]))
        }
    }

    private func known(_ name: String) throws -> ContactID {
        guard let id = try id(of: name) else { throw NoSuchName(name: name) }
        return id
    }

    private struct NoSuchName: Error {
        let name: String
    }
}
