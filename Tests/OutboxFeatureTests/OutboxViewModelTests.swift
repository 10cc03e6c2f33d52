import Doubles
import Editing
import Models
import Navigation
import OutboxFeature
import Persistence
import Sync
import Testing

/// The outbox.
@MainActor
struct OutboxViewModelTests {
    @Test func `changes stand in their order, with what they change and what is said against them`() throws {
        let fixture = try OutboxFixture()
        let leia = try fixture.hear(of: "Leia Organa")
        try fixture.rename(leia, "Leia Solo")
        let jyn = try fixture.create("Jyn Erso")
        let messages = [RefusalMessage(field: .given, text: "is too short")]
        try fixture.setState(.refused(messages), of: jyn)
        let rows = fixture.outbox().state.rows
        #expect(rows.map(\.name) == ["Leia Solo", "Jyn Erso"])
        #expect(rows.map(\.entry?.operation) == [.update, .create])
        #expect(rows.map(\.fields) == [[.name], []])
        #expect(rows.map(\.messages) == [[], messages])
    }

    @Test func `a deleted contact keeps its name, and leads to the trash`() throws {
        let fixture = try OutboxFixture()
        let leia = try fixture.hear(of: "Leia Organa")
        _ = try fixture.editor.delete([leia])
        let outbox = fixture.outbox()
        #expect(outbox.state.selected?.name == "Leia Organa")
        #expect(outbox.state.selected?.isDeleted == true)
        outbox.edit()
        outbox.open()
        #expect(fixture.signals == [.showTrash])
    }

    @Test func `a contact is opened, edited and settled elsewhere`() throws {
        let fixture = try OutboxFixture()
        let leia = try fixture.hear(of: "Leia Organa")
        try fixture.rename(leia, "Leia Solo")
        let outbox = fixture.outbox()
        outbox.open()
        outbox.edit()
        outbox.resolveConflict()
        #expect(fixture.signals == [.selected(leia), .edit(leia)])
        try fixture.store.write {
            try $0.setConflict(Conflict(contact: leia, book: "work", kind: .bothChanged, fields: [.name]))
        }
        outbox.reload()
        outbox.resolveConflict()
        #expect(fixture.signals.last == .resolve(leia))
    }

    @Test func `a conflict without a change stands there too`() throws {
        let fixture = try OutboxFixture()
        let leia = try fixture.hear(of: "Leia Organa")
        try fixture.store.write {
            try $0.setConflict(Conflict(contact: leia, book: "work", kind: .bothChanged, fields: [.name]))
        }
        let outbox = fixture.outbox()
        #expect(outbox.state.rows.map(\.id) == [leia])
        #expect(outbox.state.rows.first?.entry == nil)
    }

    @Test func `nothing that waits is said so`() throws {
        let fixture = try OutboxFixture()
        let outbox = fixture.outbox()
        #expect(outbox.state.phase == .empty)
        outbox.open()
        outbox.askToDrop()
        outbox.back()
        #expect(fixture.signals == [.back])
    }

    // MARK: - Giving up

    @Test func `a change that is given up leaves the contact as its directory has it`() async throws {
        let fixture = try OutboxFixture()
        let leia = try fixture.hear(of: "Leia Organa")
        try fixture.rename(leia, "Leia Solo")
        let outbox = fixture.outbox()
        outbox.askToDrop()
        #expect(outbox.state.drop?.fields == [.name])
        outbox.keep()
        #expect(try fixture.contact(leia)?.card.displayName == "Leia Solo")
        outbox.askToDrop()
        await outbox.drop()
        #expect(try fixture.contact(leia)?.card.displayName == "Leia Organa")
        #expect(outbox.state.phase == .empty)
        #expect(outbox.state.done == "Dropped the change to Leia Organa.")
    }

    @Test func `a new contact that is given up goes to the trash, a deleted one comes back`() async throws {
        let fixture = try OutboxFixture()
        let leia = try fixture.hear(of: "Leia Organa")
        _ = try fixture.editor.delete([leia])
        let jyn = try fixture.create("Jyn Erso")
        let outbox = fixture.outbox()
        for _ in 0..<2 {
            outbox.askToDrop()
            await outbox.drop()
        }
        #expect(outbox.state.phase == .empty)
        #expect(try fixture.contact(leia) != nil)
        #expect(try fixture.store.read { try $0.trashed(jyn) } != nil)
    }

    @Test func `what a conflict holds is settled, not given up`() throws {
        let fixture = try OutboxFixture()
        let leia = try fixture.hear(of: "Leia Organa")
        try fixture.rename(leia, "Leia Solo")
        try fixture.store.write {
            try $0.setConflict(Conflict(contact: leia, book: "work", kind: .bothChanged, fields: [.name]))
        }
        let outbox = fixture.outbox()
        outbox.askToDrop()
        #expect(outbox.state.drop == nil)
        #expect(outbox.state.failure?.message == "both sides changed this contact")
    }

    @Test func `a change that was sent meanwhile cannot be given up any more`() async throws {
        let fixture = try OutboxFixture()
        let jyn = try fixture.create("Jyn Erso")
        let outbox = fixture.outbox()
        outbox.askToDrop()
        try fixture.store.write { try $0.removeOutboxEntry(of: jyn) }
        await outbox.drop()
        #expect(outbox.state.failure?.message.contains("has no pending change") == true)
        #expect(try fixture.contact(jyn) != nil)
    }

    // MARK: - Sending

    @Test func `all books are sent, and what became of that is told`() async throws {
        let fixture = try OutboxFixture()
        let (jyn, _) = (try fixture.create("Jyn Erso"), try fixture.create("Bodhi Rook", in: "club"))
        let store = fixture.store
        let synchronizer = StubSynchronizer(push: { book throws(SyncError) in
            if book == "club" { throw .busy(book: book) }
            try? store.write { try $0.removeOutboxEntry(of: jyn) }
        })
        let outbox = fixture.outbox(synchronizer)
        await outbox.retry()
        #expect(synchronizer.pushed == ["work", "club"])
        #expect(outbox.state.done == "1 of 2 changes sent.")
        #expect(outbox.state.failures.keys.sorted() == ["club"])
        #expect(outbox.state.sending == nil)
        #expect(outbox.state.rows.map(\.name) == ["Bodhi Rook"])
    }

    @Test func `with nothing that waits, nothing is sent`() async throws {
        let outbox = try OutboxFixture().outbox()
        await outbox.retry()
        #expect(outbox.state.done == nil)
    }

    @Test func `a store that fails is told`() throws {
        let fixture = try OutboxFixture()
        try fixture.create("Jyn Erso")
        let outbox = fixture.outbox()
        fixture.store.isFailing = true
        outbox.reload()
        #expect(outbox.state.phase == .failed(Explanation(FaultyContactStore.fault)))
        #expect(outbox.state.rows.count == 1)
    }
}
