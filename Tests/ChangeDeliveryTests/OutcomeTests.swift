import ChangeDelivery
import Doubles
import Editing
import Models
import Persistence
import Sync
import Testing

/// For fronts that end with their edit: they await what became of it.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct OutcomeTests {
    @Test(arguments: StoreKind.allCases)
    func `what the directory has is sent`(kind: StoreKind) async throws {
        let fixture = try DeliveryFixture(kind)
        try fixture.create("Jyn Erso")
        try fixture.create("Bodhi Rook")
        let outcome = try await fixture.delivery.finish()
        #expect(outcome.state == .sent)
        #expect(outcome.total == 2)
        #expect(outcome.waiting.isEmpty && outcome.cause == nil)
        #expect(fixture.directory.writes.count == 2)
    }

    @Test func `nothing is sent twice`() async throws {
        let fixture = try DeliveryFixture()
        try fixture.create("Jyn Erso")
        _ = try await fixture.delivery.finish()
        await fixture.delivery.waitUntilIdle()
        #expect(fixture.directory.writes.count == 1)
        #expect(try await fixture.delivery.finish().total == 0)
    }

    @Test func `a book of this machine sends nothing`() async throws {
        let fixture = try DeliveryFixture()
        try fixture.create("Jyn Erso", in: "home")
        let outcome = try await fixture.delivery.finish()
        #expect(outcome.state == .local)
        #expect(fixture.directory.requests.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a directory that cannot be reached is no error: the change waits`(kind: StoreKind) async throws {
        let fixture = try DeliveryFixture(kind)
        fixture.directory.fail { _ in .offline }
        let id = try fixture.create("Jyn Erso")
        let outcome = try await fixture.delivery.finish()
        #expect(outcome.state == .waiting)
        #expect(outcome.waiting == [id])
        guard case .failed = outcome.cause else {
            Issue.record("\(String(describing: outcome.cause))")
            return
        }
    }

    @Test func `offline it waits, and says so`() async throws {
        let fixture = try DeliveryFixture(isOffline: true)
        let id = try fixture.create("Jyn Erso")
        let outcome = try await fixture.delivery.finish()
        #expect(outcome.waiting == [id])
        guard case .offline("work") = outcome.cause else {
            Issue.record("\(String(describing: outcome.cause))")
            return
        }
        #expect(fixture.directory.requests.isEmpty)
    }

    @Test func `what the directory refuses is told with its messages, and retried where that is asked for`()
        async throws
    {
        let fixture = try DeliveryFixture()
        fixture.directory.failNextWrite(.refused([RefusalMessage(field: .email, text: "no address")]))
        let id = try fixture.create("Jyn Erso")
        let outcome = try await fixture.delivery.finish()
        #expect(outcome.state == .refused)
        #expect(outcome.refusals.map(\.contact) == [id])
        #expect(outcome.refusals.first?.name == "Jyn Erso")
        #expect(outcome.refusals.first?.messages.map(\.text) == ["no address"])
        let retried = try await fixture.delivery.retry(fixture.store.read { try $0.outbox(ofBook: nil) })
        #expect(retried.state == .sent)
    }

    @Test func `a conflict is new once`() async throws {
        let fixture = try DeliveryFixture()
        let id = try fixture.create("Jyn Erso")
        _ = try await fixture.delivery.finish()
        let remoteID = try #require(try fixture.store.read { try $0.contact(id) }?.remoteID)
        fixture.directory.deleteElsewhere(remoteID)
        _ = try fixture.editor.update(id) { $0.card.note = "x" }
        let outcome = try await fixture.delivery.finish()
        #expect(outcome.state == .conflict)
        #expect(outcome.conflicts.map(\.isNew) == [true])
        #expect(outcome.conflicts.first?.conflict.kind == .deletedThere)
        _ = try fixture.editor.update(id) { $0.card.note = "y" }
        #expect(try await fixture.delivery.finish().conflicts.map(\.isNew) == [false])
    }

    @Test func `the worst of what became of several books counts`() async throws {
        let fixture = try DeliveryFixture(
            synchronizer: StubSynchronizer(push: { book throws(SyncError) in
                if book == "club" { throw .busy(book: book) }
            }))
        try fixture.create("A", in: "home")
        let id = try fixture.create("B", in: "club")
        let outcome = try await fixture.delivery.finish()
        #expect(outcome.state == .waiting)
        #expect(outcome.waiting == [id])
    }

    @Test func `a store that fails is an error`() async throws {
        let fixture = try DeliveryFixture()
        let id = try fixture.create("A")
        fixture.store.isFailing = true
        fixture.delivery.note([EditedContact(id, in: "work")])
        await #expect(throws: StoreError.self) { _ = try await fixture.delivery.finish() }
        await fixture.delivery.waitUntilIdle()
    }
}
