internal import Models
internal import Persistence

extension SQLiteReader {
    private var fault: StoreError { .failed(path: connection.path, detail: "edits are kept in memory only so far") }

    func tag(of id: ContactID) throws -> String? { throw fault }

    func base(of id: ContactID) throws -> ContactContent? { throw fault }

    func outbox(ofBook name: String?) throws -> [OutboxEntry] { throw fault }

    func outboxEntry(of id: ContactID) throws -> OutboxEntry? { throw fault }

    func editCounts() throws -> [String: EditCounts] { throw fault }

    func conflict(of id: ContactID) throws -> Conflict? { throw fault }

    func conflicts(inBook name: String?) throws -> [Conflict] { throw fault }

    func trash() throws -> [TrashedContact] { throw fault }

    func trashed(_ id: ContactID) throws -> TrashedContact? { throw fault }

    func history(limit: Int) throws -> [HistoryEntry] { throw fault }
}
