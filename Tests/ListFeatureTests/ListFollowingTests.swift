import Doubles
import ListFeature
import Persistence
import Testing

@MainActor @Suite(.timeLimit(.minutes(5)))
struct ListFollowingTests {
    @Test func `a list that follows the store shows each change, until its task is canceled`() async throws {
        let list = try ListFixture(["Leia"])
        list.model.show(0..<10)
        let following = Task { await list.model.followChanges() }
        try list.add("Han", as: 2)
        await list.model.state(becomes: { $0.names == ["Han", "Leia"] })
        try list.remove(1)
        await list.model.state(becomes: { $0.names == ["Han"] })

        following.cancel()
        await following.value
        try list.add("Luke", as: 3)
        #expect(list.model.state.names == ["Han"])
    }

    @Test func `what changed before the list began to follow is not missed`() async throws {
        let list = try ListFixture(["Leia"])
        list.model.show(0..<10)
        try list.add("Han", as: 2)
        let following = Task { await list.model.followChanges() }
        await list.model.state(becomes: { $0.total == 2 })
        following.cancel()
        await following.value
    }

    @Test func `a list that shows nothing yet reads nothing when it begins to follow`() async throws {
        let list = try ListFixture(["Leia"])
        let following = Task { await list.model.followChanges() }
        following.cancel()
        await following.value
        #expect(list.model.state.phase == .loading)
    }
}
