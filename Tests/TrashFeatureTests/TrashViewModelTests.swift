import ChangeDelivery
import Doubles
import Editing
import Models
import Navigation
import Persistence
import Sync
import Testing
import TrashFeature

/// The trash.
@MainActor
struct TrashViewModelTests {
    @Test func `deleted contacts stand with their book, those deleted last first`() throws {
        let fixture = try TrashFixture()
        try fixture.delete("Jyn Erso", "Cassian Andor")
        try fixture.delete("Bodhi Rook", in: "work")
        let rows = fixture.trash().state.rows
        #expect(rows.map(\.name) == ["Bodhi Rook", "Cassian Andor", "Jyn Erso"])
        #expect(rows.map(\.book) == ["work", "home", "home"])
        // Its directory still has to delete it.
        #expect(rows.map(\.isWaiting) == [true, false, false])
    }

    @Test func `an empty trash has nothing to bring back, and nothing to forget`() async throws {
        let fixture = try TrashFixture()
        let trash = fixture.trash()
        #expect(trash.state.phase == .empty)
        await trash.restore()
        trash.askToEmpty()
        trash.toggleMark()
        trash.toggleRange()
        #expect(trash.state.emptying == nil)
        #expect(!trash.state.hasPicked)
        trash.back()
        #expect(fixture.signals == [.back])
    }

    @Test func `the selected contact comes back, and can be taken back again`() async throws {
        let fixture = try TrashFixture()
        try fixture.delete("Jyn Erso", "Cassian Andor")
        let trash = fixture.trash()
        trash.select(1)
        await trash.restore()
        #expect(trash.state.done == "Restored Jyn Erso.")
        #expect(trash.state.rows.map(\.name) == ["Cassian Andor"])
        #expect(try fixture.contacts == 1)
        await trash.undo()
        #expect(trash.state.done == "Undid: restored Jyn Erso.")
        #expect(try fixture.contacts == 0)
        await trash.redo()
        #expect(try fixture.contacts == 1)
    }

    @Test func `several are picked one by one or as a range, and come back as one step`() async throws {
        let fixture = try TrashFixture()
        try fixture.delete("A", "B", "C", "D", "E")
        let trash = fixture.trash()
        trash.toggleMark()
        trash.select(2)
        trash.toggleRange()
        trash.select(3)
        #expect(trash.state.rows.indices.map(trash.state.isPicked) == [true, false, true, true, false])
        trash.toggleRange()
        trash.select(4)
        await trash.restore()
        #expect(trash.state.done == "Restored 3 contacts.")
        #expect(trash.state.rows.map(\.name) == ["D", "A"])
        #expect(!trash.state.hasPicked)
        await trash.undo()
        #expect(try fixture.contacts == 0)
    }

    @Test func `emptying asks, and what waits for its directory stays`() async throws {
        let fixture = try TrashFixture()
        try fixture.delete("Jyn Erso", "Cassian Andor")
        try fixture.delete("Bodhi Rook", in: "work")
        let trash = fixture.trash()
        trash.askToEmpty()
        #expect(trash.state.emptying?.count == 2)
        #expect(trash.state.emptying?.kept == 1)
        trash.keep()
        #expect(trash.state.rows.count == 3)
        trash.askToEmpty()
        await trash.empty()
        #expect(trash.state.done == "Permanently deleted 2 contacts.")
        #expect(trash.state.rows.map(\.name) == ["Bodhi Rook"])
        trash.askToEmpty()
        #expect(trash.state.emptying == nil)
        #expect(trash.state.done?.contains("waits") == true)
    }

    @Test func `the selection stays on its contact, and marks of what is gone are forgotten`() throws {
        let fixture = try TrashFixture()
        let ids = try fixture.delete("A", "B", "C")
        let trash = fixture.trash()
        trash.toggleMark()
        trash.select(2)
        _ = try fixture.editor.restore([ids[2]])
        trash.reload()
        #expect(trash.state.selected?.name == "A")
        #expect(!trash.state.hasPicked)
    }

    @Test func `what another process brought back first is told`() async throws {
        let fixture = try TrashFixture()
        let ids = try fixture.delete("A")
        let trash = fixture.trash()
        _ = try fixture.editor.restore(ids)
        await trash.restore()
        #expect(trash.state.failure?.message.contains("is not in the trash") == true)
        #expect(trash.state.phase == .empty)
    }

    @Test func `a store that fails is told, and what was read stays`() async throws {
        let fixture = try TrashFixture()
        try fixture.delete("A")
        let trash = fixture.trash()
        fixture.store.isFailing = true
        await trash.restore()
        #expect(trash.state.failure == Explanation(FaultyContactStore.fault))
        #expect(trash.state.phase == .failed(Explanation(FaultyContactStore.fault)))
        #expect(trash.state.rows.count == 1)
    }

    @Test func `what is brought back is sent to its directory, once`() async throws {
        let fixture = try TrashFixture()
        try fixture.delete("Jyn Erso")
        try fixture.delete("Bodhi Rook", in: "work")
        let synchronizer = StubSynchronizer()
        let trash = fixture.trash(synchronizer)
        await trash.restore()
        await trash.restore()
        await fixture.delivery?.waitUntilIdle()
        #expect(synchronizer.pushed == ["work"])
        #expect(trash.state.unsent == nil)
    }

    @Test func `what cannot be sent is told, and waits`() async throws {
        let fixture = try TrashFixture()
        try fixture.delete("Bodhi Rook", in: "work")
        let trash = fixture.trash(StubSynchronizer(push: { book throws(SyncError) in throw .busy(book: book) }))
        await trash.restore()
        await fixture.delivery?.waitUntilIdle()
        #expect(trash.state.unsent?.message.hasSuffix("The change stays in the outbox") == true)
        #expect(trash.state.failure == nil)
        trash.forgetUnsent()
        #expect(trash.state.unsent == nil)
    }

    @Test func `what failed to be sent elsewhere is not told here`() async throws {
        let fixture = try TrashFixture()
        let ids = try fixture.delete("Bodhi Rook", in: "work")
        _ = fixture.trash(StubSynchronizer(push: { book throws(SyncError) in throw .busy(book: book) }))
        let delivery = try #require(fixture.delivery)
        delivery.note([EditedContact(ids[0], in: "work")])
        await delivery.waitUntilIdle()
        #expect(delivery.state.failures.count == 1)
        let trash = TrashViewModel(
            store: fixture.store, editor: fixture.editor, changes: ChangeQueue(executor: nil), delivery: delivery
        ) { _ in }
        #expect(trash.state.unsent == nil)
    }
}
