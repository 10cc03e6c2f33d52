import JSON
import LoopbackServer
import Processes
import SeededNumbers
import Testing

/// `kith` is killed in the middle of whatever it does, 80 times in all, and more in a long run.
// One after the other, since each keeps a thread of the pool busy that tests of screens wait for.
@Suite(.serialized, .waiting)
struct KillingTests {
    @Test(arguments: 1...8)
    func `what was acknowledged is never lost, and never sent twice`(seed: UInt64) async throws {
        var run = try KilledRun(seed: RandomTests.seed(seed))
        while run.kills < RandomTests.steps(10) { try await run.go() }
        try run.settle()
        try run.checkBothSides()
        try run.checkWhatWasSent()
        try run.checkStore()
    }
}

/// One book and its server, in the hands of a random person and of somebody who kills.
private struct KilledRun {
    private(set) var kills = 0
    private let home: CommandLineHome
    private let server: ContactsServer
    private var person: RandomPerson
    private var shadow = ShadowBook()
    private let seed: UInt64

    init(seed: UInt64) throws {
        self.seed = seed
        home = try CommandLineHome()
        server = try ContactsServer()
        try home.connect(to: server)
        person = RandomPerson(seed: seed)
    }

    /// One command, killed at a random point or not.
    mutating func go() async throws {
        let act = person.act(on: shadow)
        let place: Comment = "seed \(seed), after \(kills) kills, \(act.arguments.joined(separator: " "))"
        let ended = try end(act)
        let hasTold = ended.standardError.contains("kith undo") || ended.standardError.contains("kith redo")
        if ended.status != 137 {
            #expect(ended.status == 0, place)
            #expect(act.step == nil || hasTold, place)
            if let step = act.step { shadow.take(step) }
            return
        }
        kills += 1
        // What was sent by then is still to be read by the server.
        #expect(await eventually { server.isQuiet }, place)
        let cards = try cards()
        if let step = act.step, cards == shadow.cards(after: step) { return shadow.take(step) }
        #expect(cards == shadow.cards, place)
        #expect(act.step == nil || !hasTold, place)
    }

    private mutating func end(_ act: RandomPerson.Act) throws -> KithProcess.Outcome {
        if person.number(in: 0..<5) == 0 { return try home.process.run(act.arguments) }
        let isOnline = !act.arguments.contains("--offline")
        let moment = person.number(in: 1..<(isOnline ? 160_000 : 60_000))
        let seconds = "0." + String(String(1_000_000 + moment).dropFirst())
        return try home.process.shell(
            "exec timeout -s KILL \(seconds) \"$KITH\" \(act.arguments.map { "'\($0)'" }.joined(separator: " "))")
    }

    /// Brings both sides together; after that there is nothing left to be sent.
    func settle() throws {
        let synced = try home.kith("sync")
        #expect(synced.status == 0, "seed \(seed): \(synced.standardError)")
        let writes = server.journal.count
        #expect(try home.kith("sync").status == 0)
        #expect(server.journal.count == writes)
        #expect(try home.kith("outbox").lines.isEmpty)
        #expect(try home.kith("conflicts").lines.isEmpty)
    }

    func checkBothSides() throws {
        #expect(try cards() == shadow.cards, "seed \(seed)")
        #expect(try byName(server.contacts.map { ($0["last_name"], .init(served: $0)) }) == shadow.cards)
        let ids = try shown().map { $0["remote_id"]?.string ?? "" }
        #expect(ids.sorted() == server.contacts.compactMap { $0["id"]?.int.map(String.init) }.sorted())
    }

    /// Each write did something, none created what was there, and each contact there became, in order, some of what it
    /// was here.
    func checkWhatWasSent() throws {
        var states: [String: [ShadowBook.Card?]] = [:]
        for write in server.journal {
            #expect(write.before != write.after, "seed \(seed): \(write.line)")
            let name = try #require((write.after ?? write.before)?["last_name"]?.string)
            let isThere = states[name]?.last.map { $0 != nil } ?? false
            #expect(isThere == (write.before != nil), "seed \(seed): \(write.line)")
            states[name, default: []].append(write.after.map { .init(served: $0) })
        }
        #expect(!server.journal.isEmpty)
        for (name, states) in states {
            #expect(shadow.hasBeen(states, name), "seed \(seed): \(name) became \(states)")
        }
    }

    func checkStore() throws {
        let pragmas = "PRAGMA integrity_check; PRAGMA foreign_key_check"
        #expect(try home.process.shell("sqlite3 '\(home.database)' '\(pragmas)'").standardOutput == "ok\n")
        #expect(try home.kith("doctor", "--offline").status == 0)
    }

    private func shown() throws -> [JSONValue] {
        try home.kith("list", "--jsonl", "--book", "rebels").lines.map { try JSONValue.parse(Array($0.utf8)) }
    }

    private func cards() throws -> [String: ShadowBook.Card] {
        try byName(shown().map { ($0["name"]?["family"], .init(shown: $0)) })
    }

    /// None may be there twice.
    private func byName(
        _ cards: [(name: JSONValue?, card: ShadowBook.Card)]
    ) throws -> [String: ShadowBook.Card] {
        var found: [String: ShadowBook.Card] = [:]
        for (name, card) in cards {
            let name = try #require(name?.string)
            #expect(found.updateValue(card, forKey: name) == nil, "seed \(seed): \(name) is there twice")
        }
        return found
    }
}
