import ChangeFeature
import Directories
import Doubles
import Models
import Networking
import Persistence
import Sync
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SendingTests {
    private nonisolated static let offline = SyncError.directory(
        book: "work", .http(.offline(host: "directory.example")))

    @Test func `each bound book of the changed contacts is sent once`() async throws {
        let house = try ChangeFixture()
        let ids = [try house.add(1, "A", book: "work"), try house.add(2, "B", book: "work"), try house.add(3, "C")]
        await house.model.send(try await house.model.toggleFavorite(ids).places)
        #expect(house.synchronizer.pushed == ["work"])
        #expect(house.model.state == ChangeState())
    }

    @Test func `offline nothing is sent`() async throws {
        let house = try ChangeFixture(isOffline: true)
        let id = try house.add(1, "A", book: "work")
        await house.model.send(try await house.model.toggleFavorite([id]).places)
        #expect(house.synchronizer.pushed.isEmpty)
        #expect(house.model.state.failures.isEmpty)
    }

    @Test func `a failure is told until it is seen, or sending goes well`() async throws {
        let fails = Once()
        let house = try ChangeFixture(push: { _ throws(SyncError) in if fails.isFirst() { throw Self.offline } })
        let id = try house.add(1, "A", book: "work")
        let places = try await house.model.toggleFavorite([id]).places
        await house.model.send(places)
        #expect(house.model.state.failures["work"]?.message == Self.offline.message)
        #expect(house.model.state.sending.isEmpty)
        await house.model.send(places)
        #expect(house.model.state.failures.isEmpty)
    }

    @Test func `what was canceled is no failure`() async throws {
        let house = try ChangeFixture(push: { book throws(SyncError) in throw .canceled(book: book) })
        let id = try house.add(1, "A", book: "work")
        await house.model.send(try await house.model.toggleFavorite([id]).places)
        #expect(house.model.state == ChangeState())
    }

    @Test func `the changes that were made now are sent whatever they wait for`() async throws {
        let house = try ChangeFixture()
        let ids = [try house.add(1, "A", book: "work"), try house.add(2, "B", book: "work")]
        await house.model.send(try await house.model.toggleFavorite(ids).places)
        #expect(house.synchronizer.pushOptions == [RefreshOptions(sending: .changes(of: Set(ids)))])
    }

    @Test func `what is changed while a book is being sent is sent after that`() async throws {
        let gate = Gate()
        let house = try ChangeFixture(push: { _ throws(SyncError) in await gate.wait() })
        let ids = [try house.add(1, "A", book: "work"), try house.add(2, "B", book: "work")]
        let places = ids.map { ChangeOutcome.Place(contact: $0, book: "work") }
        let first = Task { await house.model.send([places[0]]) }
        while house.synchronizer.pushed.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        #expect(house.model.state.sending == ["work"])
        await house.model.send([places[1]])
        await gate.open()
        await first.value
        #expect(
            house.synchronizer.pushOptions
                == ids.map { RefreshOptions(sending: .changes(of: [$0])) })
        #expect(house.model.state.sending.isEmpty)
    }
}

/// Holds work back until the test opens it.
private actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
        guard !isOpen else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
