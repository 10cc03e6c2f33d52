import Doubles
import Editing
import Models
import Persistence
import SeededNumbers
import Sync
import Synchronization
import Testing

/// Whatever happens in whatever order, nothing that was said on either side is lost, and nothing is there twice.
struct RandomSyncTests {
    struct Course: Sendable, CustomTestStringConvertible {
        let store: StoreKind
        let seed: UInt64
        let detailFields: Set<ContactField>
        let steps: Int

        var testDescription: String { "\(store), seed \(seed)\(detailFields.isEmpty ? "" : ", with details")" }
    }

    static let courses =
        (1...6).map { Course(store: .memory, seed: $0, detailFields: [], steps: RandomTests.steps(300)) }
        + (7...10).map { Course(store: .memory, seed: $0, detailFields: [.title], steps: RandomTests.steps(300)) }
        + (1...2).map { Course(store: .sqlite, seed: $0, detailFields: [], steps: RandomTests.steps(300)) }
        + [Course(store: .sqlite, seed: 7, detailFields: [.title], steps: RandomTests.steps(300))]

    @Test(arguments: courses)
    func `what was said on either side is there in the end, or was replaced by who knew it`(
        course: Course
    ) async throws {
        let world = try RandomSync(course.store, seed: course.seed, detailFields: course.detailFields)
        for _ in 0..<course.steps { try await world.step() }
        try await world.settleDown()
        try expectAgreement(world)
        // The user corrects what was refused, and settles what both sides changed, until all is said.
        for _ in 0..<5 {
            try settleAll(world)
            try await world.settleDown()
        }
        try expectAgreement(world)
        let book = world.book
        #expect(try book.outbox() == [])
        #expect(try book.store.read { try $0.conflicts(inBook: nil) } == [])
        let final = Dictionary(book.contentsThere().map { ($0.card.displayName, $0) }) { $1 }
        let trash = Dictionary(
            try book.store.read { try $0.trash() }.map { ($0.contact.card.displayName, $0.contact.content) }
        ) { first, _ in first }
        let shadow = world.state.withLock { $0.shadow }
        for name in shadow.names.sorted() {
            let lost = shadow.lost(
                name, final: final[name].map(ShadowHistory.values), trashed: trash[name].map(ShadowHistory.values))
            try world.expect(lost.isEmpty, about: name, "lost: \(lost)")
        }
        #expect(book.directory.writes.count > course.steps / 10)
    }

    /// What waits for nobody is the same on both sides.
    private func expectAgreement(_ world: RandomSync) throws {
        let book = world.book
        let (outbox, conflicts) = try book.store.read { reader in
            (try reader.outbox(ofBook: nil), try reader.conflicts(inBook: nil))
        }
        let disputed = Set(conflicts.map(\.contact))
        var open: Set<String> = []
        for entry in outbox {
            let content = try book.contact(entry.contact)?.content ?? book.trashed(entry.contact)?.contact.content
            let name = content?.card.displayName ?? "?"
            open.insert(name)
            if case .refused = entry.state { continue }
            try world.expect(disputed.contains(entry.contact), about: name, "unsent: \(entry)")
        }
        let here = Dictionary(try book.contents().map { ($0.card.displayName, $0) }) { $1 }
        let there = Dictionary(book.contentsThere().map { ($0.card.displayName, $0) }) { $1 }
        for name in Set(here.keys).union(there.keys).subtracting(open) {
            try world.expect(
                here[name] == there[name], about: name,
                "here \(RandomSync.short(here[name])), there \(RandomSync.short(there[name]))")
        }
    }

    private func settleAll(_ world: RandomSync) throws {
        let book = world.book
        for conflict in try book.store.read({ try $0.conflicts(inBook: nil) }) {
            try world.settle(conflict, world.chance(50) ? .mine : .theirs)
        }
        for entry in try book.outbox() {
            guard case .refused = entry.state, try book.contact(entry.contact) != nil else { continue }
            try world.correct(entry.contact)
        }
    }
}
