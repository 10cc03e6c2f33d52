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
        /// Of the pictures that were sent: it makes their URLs differ.
        var lastVersion = 1_700_000_000
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
    func create(_ form: ContactForm) -> Change {
        let now = clock.now()
        return state.withLock { state in
            var record = ContactRecord(id: state.lastID + 1, created: now)
            state.lastVersion += 1
            record.take(form, version: state.lastVersion)
            let errors = form.errors + record.errors
            guard errors.isEmpty else { return .refused(errors) }
            state.lastID = record.id
            state.records[record.id] = record
            return .done(record)
        }
    }

    /// The moment of change moves only where something changes.
    func update(_ id: Int, _ form: ContactForm) -> Change {
        let now = clock.now()
        return state.withLock { state in
            guard let old = state.records[id] else { return .missing }
            var record = old
            state.lastVersion += 1
            record.take(form, version: state.lastVersion)
            let errors = form.errors + record.errors
            guard errors.isEmpty else { return .refused(errors) }
            if record != old { record.updated = now }
            state.records[id] = record
            return .done(record)
        }
    }

    /// The picture that was sent for a path, and its ETag; nil for the paths of others.
    func upload(at path: String) -> (picture: Picture, etag: String)? {
        state.withLock { state in
            let words = path.split(separator: "/")
            guard words.count > 2, words[1] == "contacts", let record = Int(words[2]).flatMap({ state.records[$0] }),
                let upload = record.upload, record.picture.prefix(while: { $0 != "?" }) == path
            else { return nil }
            return (upload, "\"\(record.picture.drop { $0 != "?" }.dropFirst())\"")
        }
    }

    func delete(_ id: Int) -> Change {
        state.withLock { state in state.records.removeValue(forKey: id).map { .done($0) } ?? .missing }
    }
}
