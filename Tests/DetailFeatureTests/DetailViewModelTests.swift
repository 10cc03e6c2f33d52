import DetailFeature
import Doubles
import Models
import Navigation
import Observation
import Persistence
import Testing

@MainActor @Suite(.timeLimit(.minutes(5)))
struct DetailViewModelTests {
    private let store = FaultyContactStore()
    private let received = Received()
    private let refreshes = Refreshes()
    private let model: DetailViewModel

    init() throws {
        let (received, refreshes) = (received, refreshes)
        model = DetailViewModel(
            store: store, id: .numbered(1), refresh: { try await refreshes.run($0) },
            signal: { received.signals.append($0) })
        try store.write { writer in
            try writer.addBook(
                AddressBook(name: "home", capabilities: .local, created: Timestamp(milliseconds: 0)))
            try writer.insert(contact(emails: ["a@x", "b@x", "c@x"]), tag: nil)
        }
    }

    @Test func `nothing is read before it is asked for`() {
        #expect(model.state.phase == .loading)
    }

    @Test func `the contact is read`() {
        model.reload()
        #expect(model.state.phase == .content(DetailContent(contact(emails: ["a@x", "b@x", "c@x"]))))
        model.back()
        #expect(received.signals == [.back])
    }

    @Test func `a contact that is shown is read again from its directory, whose failure leaves what is stored`() async {
        let task = Task { await model.followChanges() }
        var asked = refreshes.contacts.makeAsyncIterator()
        #expect(await asked.next() == .numbered(1))
        #expect(model.state.phase == .content(DetailContent(contact(emails: ["a@x", "b@x", "c@x"]))))
        task.cancel()
        await task.value
    }

    @Test func `a contact that is gone is told when leaving`() throws {
        model.reload()
        try store.write { try $0.remove([.numbered(1)]) }
        model.reload()
        #expect(model.state.phase == .gone)
        model.back()
        #expect(received.signals == [.gone(.numbered(1))])
    }

    @Test func `a store that fails is told, and reloading recovers`() {
        store.isFailing = true
        model.reload()
        #expect(
            model.state.phase
                == .failed(Explanation(FaultyContactStore.fault)))
        store.isFailing = false
        model.reload()
        #expect(model.state.phase == .content(DetailContent(contact(emails: ["a@x", "b@x", "c@x"]))))
    }

    @Test(arguments: [
        ([1], 1), ([1, 1, -1], 1), ([-1], 0), ([9], 2), ([1, Int.max], 2), ([2, Int.min], 0),
    ])
    func `the selection moves as far as there are fields`(moves: [Int], selection: Int) {
        model.moveSelection(by: 1)
        #expect(model.state.selection == 0)
        model.reload()
        for move in moves { model.moveSelection(by: move) }
        #expect(model.state.selection == selection)
    }

    @Test func `the selection stays inside when fields go`() throws {
        model.reload()
        model.moveSelection(by: 2)
        try store.write { try $0.replace(contact(emails: ["a@x"]), tag: nil) }
        model.reload()
        #expect(model.state.selection == 0)
        try store.write { try $0.replace(contact(emails: []), tag: nil) }
        model.reload()
        model.moveSelection(by: 1)
        #expect(model.state.selection == 0)
    }

    @Test func `a detail that follows the store shows each change, until its task is canceled`() async throws {
        let following = Task { await model.followChanges() }
        await phase(becomes: .content(DetailContent(contact(emails: ["a@x", "b@x", "c@x"]))))
        try store.write { try $0.replace(contact(emails: ["z@x"]), tag: nil) }
        await phase(becomes: .content(DetailContent(contact(emails: ["z@x"]))))
        following.cancel()
        await following.value
        try store.write { try $0.remove([.numbered(1)]) }
        #expect(model.state.phase == .content(DetailContent(contact(emails: ["z@x"]))))
    }

    private func contact(emails: [String]) -> Contact {
        let moment = Timestamp(milliseconds: 0)
        return Contact(
            id: .numbered(1), book: "home", card: ContactCard(emails: emails.map { Labeled($0) }), created: moment,
            updated: moment)
    }

    /// Waits, woken by each change of the state. A test that waits in vain is ended by its time limit.
    private func phase(becomes phase: DetailState.Phase) async {
        while model.state.phase != phase {
            await withCheckedContinuation { continuation in
                withObservationTracking {
                    _ = model.state
                } onChange: {
                    continuation.resume()
                }
            }
        }
    }
}

@MainActor
private final class Received {
    var signals: [Signal] = []
}

/// The contacts that are to be read again, which fails.
private struct Refreshes: Sendable {
    private struct Offline: Error {}
    let contacts: AsyncStream<ContactID>
    private let continuation: AsyncStream<ContactID>.Continuation

    init() { (contacts, continuation) = AsyncStream.makeStream() }

    func run(_ id: ContactID) async throws {
        continuation.yield(id)
        throw Offline()
    }
}
