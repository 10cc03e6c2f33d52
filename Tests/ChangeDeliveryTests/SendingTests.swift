import ChangeDelivery
import Directories
import Doubles
import Editing
import Models
import Networking
import Persistence
import Sync
import Testing

/// For fronts that go on: edits are sent by themselves, and ``ChangeDelivery/state`` says what goes on.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SendingTests {
    private nonisolated static let offline = SyncError.directory(
        book: "work", .http(.offline(host: "directory.example")))

    @Test(arguments: StoreKind.allCases)
    func `an edit is sent without being asked for`(kind: StoreKind) async throws {
        let fixture = try DeliveryFixture(kind)
        try fixture.create("Jyn Erso")
        #expect(fixture.delivery.isBusy)
        await fixture.delivery.waitUntilIdle()
        #expect(fixture.directory.writes.count == 1)
        #expect(try fixture.waiting == 0)
        #expect(fixture.delivery.state == DeliveryState())
        #expect(!fixture.delivery.isBusy)
    }

    @Test func `each bound book is sent once, with the edited contacts, whatever they wait for`() async throws {
        let synchronizer = StubSynchronizer()
        let fixture = try DeliveryFixture(synchronizer: synchronizer)
        let ids = [try fixture.create("A"), try fixture.create("B"), try fixture.create("C", in: "club")]
        try fixture.create("D", in: "home")
        await fixture.delivery.waitUntilIdle()
        #expect(synchronizer.pushed == ["work", "club"])
        #expect(
            synchronizer.pushOptions == [
                RefreshOptions(sending: .changes(of: [ids[0], ids[1]])),
                RefreshOptions(sending: .changes(of: [ids[2]])),
            ])
    }

    @Test func `offline nothing is sent, and nothing has failed`() async throws {
        let synchronizer = StubSynchronizer()
        let fixture = try DeliveryFixture(isOffline: true, synchronizer: synchronizer)
        try fixture.create("A")
        await fixture.delivery.waitUntilIdle()
        #expect(synchronizer.pushed.isEmpty)
        #expect(fixture.delivery.state == DeliveryState())
        #expect(try fixture.waiting == 1)
    }

    @Test func `a failure is told until it is seen, or sending goes well`() async throws {
        let fails = Once()
        let fixture = try DeliveryFixture(
            synchronizer: StubSynchronizer(push: { _ throws(SyncError) in if fails.isFirst() { throw Self.offline } }))
        try fixture.create("A")
        await fixture.delivery.waitUntilIdle()
        #expect(fixture.delivery.state.failures == ["work": Explanation(Self.offline)])
        #expect(fixture.delivery.state.sending.isEmpty)
        try fixture.create("B")
        await fixture.delivery.waitUntilIdle()
        #expect(fixture.delivery.state.failures.isEmpty)
    }

    @Test func `what kept it from being sent can be forgotten`() async throws {
        let fixture = try DeliveryFixture(
            synchronizer: StubSynchronizer(push: { _ throws(SyncError) in throw Self.offline }))
        try fixture.create("A")
        await fixture.delivery.waitUntilIdle()
        fixture.delivery.dismissFailures()
        #expect(fixture.delivery.state == DeliveryState())
    }

    @Test func `what was canceled is no failure`() async throws {
        let fixture = try DeliveryFixture(
            synchronizer: StubSynchronizer(push: { book throws(SyncError) in throw .canceled(book: book) }))
        try fixture.create("A")
        await fixture.delivery.waitUntilIdle()
        #expect(fixture.delivery.state == DeliveryState())
    }

    @Test func `a store that fails is told`() async throws {
        let fixture = try DeliveryFixture(synchronizer: StubSynchronizer())
        let id = try fixture.create("A")
        await fixture.delivery.waitUntilIdle()
        fixture.store.isFailing = true
        fixture.delivery.note([EditedContact(id, in: "work")])
        await fixture.delivery.waitUntilIdle()
        #expect(fixture.delivery.state.failures == ["work": Explanation(FaultyContactStore.fault)])
    }

    @Test func `what is edited while a book is being sent is sent after that, in one push`() async throws {
        let gate = Gate()
        let synchronizer = StubSynchronizer(push: { _ throws(SyncError) in await gate.wait() })
        let fixture = try DeliveryFixture(synchronizer: synchronizer)
        let first = try fixture.create("A")
        await gate.reached()
        #expect(fixture.delivery.state.sending == ["work"])
        let others = [try fixture.create("B"), try fixture.create("C")]
        await Task.yield()
        await gate.open()
        await fixture.delivery.waitUntilIdle()
        #expect(
            synchronizer.pushOptions == [
                RefreshOptions(sending: .changes(of: [first])), RefreshOptions(sending: .changes(of: Set(others))),
            ])
        #expect(fixture.delivery.state.sending.isEmpty)
    }

    @Test func `all of a book is sent where that is asked for, even offline`() async throws {
        let synchronizer = StubSynchronizer()
        let fixture = try DeliveryFixture(isOffline: true, synchronizer: synchronizer)
        #expect(await fixture.delivery.sendAll(of: "work") == nil)
        #expect(synchronizer.pushOptions == [RefreshOptions(sending: .everything)])
        let failing = try DeliveryFixture(
            synchronizer: StubSynchronizer(push: { _ throws(SyncError) in throw Self.offline }))
        #expect(await failing.delivery.sendAll(of: "work") == Explanation(Self.offline))
    }

    @Test func `who asks for a book that is being sent hears what came of it`() async throws {
        let gate = Gate()
        let synchronizer = StubSynchronizer(push: { _ throws(SyncError) in
            await gate.wait()
            throw Self.offline
        })
        let fixture = try DeliveryFixture(synchronizer: synchronizer)
        try fixture.create("A")
        await gate.reached()
        async let second = fixture.delivery.sendAll(of: "work")
        await Task.yield()
        await gate.open()
        #expect(await second == Explanation(Self.offline))
    }
}
