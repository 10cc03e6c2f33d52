import Directories
import Doubles
import Editing
import Models
import Persistence
import Sync
import Synchronization
import Testing

/// The user, a directory, others who change it, and everything that goes wrong between them, by chance from one seed.
final class RandomSync: Sendable {
    struct State {
        var random: SplitMix
        var shadow = ShadowHistory()
        var lastNumber = 0
        /// How often in a hundred a request fails, and how often something happens while it is on its way.
        var failing = 0
        var meanwhile = 0
        /// Log of the actions, shown if data was lost.
        var log: [String] = []
    }

    let book: SyncedBook
    let state: Mutex<State>

    init(_ kind: StoreKind, seed: UInt64, detailFields: Set<ContactField>) throws {
        book = try SyncedBook(kind, detailFields: detailFields)
        state = Mutex(State(random: SplitMix(seed: seed)))
        // This object owns the directory, which must not own it.
        book.directory.onRequest { [weak self] request, stage in
            guard let self, self.chance(self.state.withLock { $0.meanwhile }) else { return }
            let isForOthers = !Self.isBetweenLookAndWrite(request, stage) && self.chance(40)
            #expect(throws: Never.self) { try isForOthers ? self.actElsewhere() : self.actHere() }
        }
        book.directory.fail { [weak self] in self?.fault(for: $0) }
    }

    /// What others change after we have looked and before our change arrives is overwritten: the contract has no
    /// condition that a write could carry.
    private static func isBetweenLookAndWrite(
        _ request: StubWritableDirectory.Request, _ stage: StubWritableDirectory.Stage
    ) -> Bool {
        switch (request, stage) {
        case (.entry, .answered), (.update, .arriving), (.delete, .arriving): true
        default: false
        }
    }

    func chance(_ percent: Int) -> Bool { state.withLock { $0.random.chance(percent) } }

    func pick<Element>(_ elements: [Element]) -> Element? {
        guard !elements.isEmpty else { return nil }
        let count = elements.count
        return elements[state.withLock { Int.random(in: 0..<count, using: &$0.random) }]
    }

    func newText(_ prefix: String) -> String {
        state.withLock { state in
            state.lastNumber += 1
            return "\(prefix)\(state.lastNumber)"
        }
    }

    func log(_ text: String) { state.withLock { $0.log.append(text) } }

    private func fault(for request: StubWritableDirectory.Request) -> StubWritableDirectory.Fault? {
        switch request {
        case .create(let content), .update(_, [.note], let content), .update(_, [.note, .title], let content):
            if content.card.note?.hasPrefix("bad") == true { return .refused([]) }
        default: break
        }
        guard chance(state.withLock { $0.failing }) else { return nil }
        return pick([
            .lostAnswer, .lostAnswer, .lostRequest, .offline, .canceled, .status(500),
            .status(502, isCarriedOut: true),
            .rateLimited(until: Int(book.clock.now.milliseconds / 1_000) + 100),
        ])
    }

    // MARK: - Steps

    func step() async throws {
        book.clock.advance(milliseconds: Int64(pick([10, 1_000, 60_000, 4_000_000]) ?? 0))
        switch pick(Array(0..<100)) ?? 0 {
        case 0..<60: try actHere()
        case 60..<80: try actElsewhere()
        case 80..<85: try settleOne()
        default: await sync()
        }
        try expectNothingTwice()
        try expectBytes()
    }

    /// Refreshes or pushes, as often as not with a process that ends on the way.
    private func sync() async {
        state.withLock { state in
            state.failing = [0, 0, 10, 40, 100].randomElement(using: &state.random) ?? 0
            state.meanwhile = [0, 10, 30].randomElement(using: &state.random) ?? 0
        }
        let options = RefreshOptions(acceptsMassRemoval: true, sending: chance(30) ? .everything : .due)
        let before = book.directory.writes.count
        if chance(30) { book.store.failCommit(after: pick(Array(0..<15)) ?? 0) }
        let isPush = chance(30)
        var outcome = "well"
        do {
            if isPush {
                _ = try await book.synchronizer().push("rebels", options: options)
            } else {
                try await book.refresh(options)
            }
        } catch {
            outcome = error.message
        }
        book.store.failCommit(after: .max)
        state.withLock { state in
            (state.failing, state.meanwhile) = (0, 0)
            state.log.append(
                "\(isPush ? "push" : "refresh"): \(outcome); written: \(Array(book.directory.writes[before...]).summary)"
            )
        }
    }

    /// Goes on without faults until there is nothing left to send but what waits for the user.
    func settleDown() async throws {
        state.withLock { ($0.failing, $0.meanwhile) = (0, 0) }
        for _ in 0..<6 {
            book.clock.advance(milliseconds: 4_000_000)
            try await book.refresh(RefreshOptions(acceptsMassRemoval: true))
        }
    }

    // MARK: - What must hold

    /// The bytes of the photos that contacts name are there.
    private func expectBytes() throws {
        try book.store.read { reader in
            try reader.forEachContact(ContactQuery()) { contact in
                if let name = contact.card.photo?.storedName {
                    try expect(try reader.hasPhoto(named: name), about: contact.card.displayName, "no bytes")
                }
                return true
            }
        }
    }

    private func expectNothingTwice() throws {
        let there = book.directory.contacts.values.map(\.card.displayName)
        let here = try book.contents().map(\.card.displayName)
        for name in Set(there + here) {
            try expect(there.count { $0 == name } < 2, about: name, "twice there")
            try expect(here.count { $0 == name } < 2, about: name, "twice here")
        }
    }

    /// Ends the course where something does not hold, with all that was done with the contact.
    func expect(_ holds: Bool, about name: String, _ comment: @autoclosure () throws -> String) throws {
        guard !holds else { return }
        let log = state.withLock {
            $0.log.filter { line in line.split { !$0.isLetter && !$0.isNumber }.contains { $0 == name } }
        }
        throw Broken(description: (["\(name): \(try comment())"] + log).joined(separator: "\n"))
    }

    struct Broken: Error, CustomStringConvertible {
        let description: String
    }
}
