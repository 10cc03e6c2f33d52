internal import JSON
internal import Models
internal import Synchronization

/// The contacts that the server holds. Safe on all threads.
final class ContactsTable: Sendable {
    enum Change: Sendable {
        case done(ContactRecord)
        case refused([String])
        case missing
    }

    private struct State: Sendable {
        var records: [Int: ContactRecord]
        var lastID: Int
    }

    private let state: Mutex<State>
    private let clock: WallClock

    init(_ records: [ContactRecord], clock: WallClock) {
        let lastID = records.map(\.id).max() ?? 0
        state = Mutex(State(records: Dictionary(uniqueKeysWithValues: records.map { ($0.id, $0) }), lastID: lastID))
        self.clock = clock
    }

    /// In the order of their creation.
    var all: [ContactRecord] { state.withLock { $0.records.values.sorted { $0.id < $1.id } } }

    func record(_ id: Int) -> ContactRecord? { state.withLock { $0.records[id] } }

    /// Identifiers of deleted contacts are not given again.
    func create(_ body: JSONObject) -> Change {
        let now = clock.now()
        return state.withLock { state in
            var record = ContactRecord(id: state.lastID + 1, created: now)
            record.take(body)
            guard record.faults.isEmpty else { return .refused(record.faults) }
            state.lastID = record.id
            state.records[record.id] = record
            return .done(record)
        }
    }

    /// The moment of change moves only where something changes.
    func update(_ id: Int, _ body: JSONObject) -> Change {
        let now = clock.now()
        return state.withLock { state in
            guard let old = state.records[id] else { return .missing }
            var record = old
            record.take(body)
            guard record.faults.isEmpty else { return .refused(record.faults) }
            if record != old { record.updated = now }
            state.records[id] = record
            return .done(record)
        }
    }

    func delete(_ id: Int) -> Change {
        state.withLock { state in state.records.removeValue(forKey: id).map { .done($0) } ?? .missing }
    }
}
