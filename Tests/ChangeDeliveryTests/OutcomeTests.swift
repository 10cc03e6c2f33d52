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
        let house = try DeliveryFixture(kind)
        try house.create("Jyn Erso")
        try house.create("Bodhi Rook")
        let outcome = try await house.delivery.finish()
        #expect(outcome.state == .sent)
        #expect(outcome.total == 2)
        #expect(outcome.waiting.isEmpty && outcome.cause == nil)
        #expect(house.directory.writes.count == 2)
    }

    @Test func `nothing is sent twice`() async throws {
        let house = try DeliveryFixture()
        try house.create("Jyn Erso")
        _ = try await house.delivery.finish()
        await house.delivery.waitUntilIdle()
        #expect(house.directory.writes.count == 1)
        #expect(try await house.delivery.finish().total == 0)
    }

    @Test func `a book of this machine sends nothing`() async throws {
        let house = try DeliveryFixture()
        try house.create("Jyn Erso", in: "home")
        let outcome = try await house.delivery.finish()
        #expect(outcome.state == .local)
        #expect(house.directory.requests.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a directory that cannot be reached is no error: the change waits`(kind: StoreKind) async throws {
        let house = try DeliveryFixture(kind)
        house.directory.fail { _ in .offline }
        let id = try house.create("Jyn Erso")
        let outcome = try await house.delivery.finish()
        #expect(outcome.state == .waiting)
        #expect(outcome.waiting == [id])
        guard case .failed = outcome.cause else {
            Issue.record("\(String(describing: outcome.cause))")
            return
        }
    }

    @Test func `offline it waits, and says so`() async throws {
        let house = try DeliveryFixture(isOffline: true)
        let id = try house.create("Jyn Erso")
        let outcome = try await house.delivery.finish()
        #expect(outcome.waiting == [id])
        guard case .offline("work") = outcome.cause else {
            Issue.record("\(String(describing: outcome.cause))")
            return
        }
        #expect(house.directory.requests.isEmpty)
    }

    @Test func `what the directory refuses is told with its messages, and retried where that is asked for`()
        async throws
    {
        let house = try DeliveryFixture()
        house.directory.failNextWrite(.refused([RefusalMessage(field: .email, text: "no address")]))
        let id = try house.create("Jyn Erso")
        let outcome = try await house.delivery.finish()
        #expect(outcome.state == .refused)
        #expect(outcome.refusals.map(\.contact) == [id])
        #expect(outcome.refusals.first?.name == "Jyn Erso")
        #expect(outcome.refusals.first?.messages.map(\.text) == ["no address"])
        let retried = try await house.delivery.retry(house.store.read { try $0.outbox(ofBook: nil) })
        #expect(retried.state == .sent)
    }

    @Test func `a conflict is new once`() async throws {
        let house = try DeliveryFixture()
        let id = try house.create("Jyn Erso")
        _ = try await house.delivery.finish()
        let remoteID = try #require(try house.store.read { try $0.contact(id) }?.remoteID)
        house.directory.deleteElsewhere(remoteID)
        _ = try house.editor.update(id) { $0.card.note = "x" }
        let outcome = try await house.delivery.finish()
        #expect(outcome.state == .conflict)
        #expect(outcome.conflicts.map(\.isNew) == [true])
        #expect(outcome.conflicts.first?.conflict.kind == .deletedThere)
        _ = try house.editor.update(id) { $0.card.note = "y" }
        #expect(try await house.delivery.finish().conflicts.map(\.isNew) == [false])
    }

    @Test func `the worst of what became of several books counts`() async throws {
        let house = try DeliveryFixture(
            synchronizer: StubSynchronizer(push: { book throws(SyncError) in
                if book == "club" { throw .busy(book: book) }
            }))
        try house.create("A", in: "home")
        let id = try house.create("B", in: "club")
        let outcome = try await house.delivery.finish()
        #expect(outcome.state == .waiting)
        #expect(outcome.waiting == [id])
    }

    @Test func `a store that fails is an error`() async throws {
        let house = try DeliveryFixture()
        let id = try house.create("A")
        house.store.isFailing = true
        house.delivery.note([EditedContact(id, in: "work")])
        await #expect(throws: StoreError.self) { _ = try await house.delivery.finish() }
        await house.delivery.waitUntilIdle()
    }
}
