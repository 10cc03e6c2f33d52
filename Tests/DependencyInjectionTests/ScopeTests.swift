import DependencyInjection
import Testing

@Suite struct ScopeTests {
    let builder = ContainerBuilder()

    @Test func `a transient service is a new one for everybody`() throws {
        let pair = try pair(thing: .transient)
        #expect(pair.thing !== pair.holder.thing)
    }

    @Test func `a graph's service is shared within one resolution and not beyond`() throws {
        builder.register(Thing.self, scope: .graph) { Thing() }
        builder.register(Holder.self, Holder.init)
        builder.register(Pair.self, Pair.init)
        let container = try builder.build()
        let first = try container.resolve(Pair.self)
        let second = try container.resolve(Pair.self)
        #expect(first.thing === first.holder.thing)
        #expect(first.thing !== second.thing)
    }

    @Test func `all services of a type are resolved in one resolution`() throws {
        builder.register(Thing.self, scope: .graph) { Thing() }
        builder.register(Holder.self, name: "one", Holder.init)
        builder.register(Holder.self, name: "two", Holder.init)
        let holders = try builder.build().resolveAll(Holder.self)
        #expect(holders.count == 2)
        #expect(holders.first?.thing === holders.last?.thing)
    }

    @Test func `a singleton is one for the container`() throws {
        builder.register(Thing.self, scope: .singleton) { Thing() }
        builder.register(Holder.self, Holder.init)
        let container = try builder.build()
        let thing = try container.resolve(Thing.self)
        #expect(try container.resolve(Thing.self) === thing)
        #expect(try container.resolve(Holder.self).thing === thing)
    }

    @Test func `two containers of one recipe share no singleton`() throws {
        builder.register(Thing.self, scope: .singleton) { Thing() }
        #expect(try builder.build().resolve(Thing.self) !== builder.build().resolve(Thing.self))
    }

    @Test func `a weak service is shared while somebody holds it, then made anew`() throws {
        let living = Counter()
        builder.register(Watched.self, scope: .weak) { Watched(living) }
        let container = try builder.build()
        do {
            let held = try container.resolve(Watched.self)
            #expect(try container.resolve(Watched.self) === held)
            #expect(living.value == 1)
        }
        #expect(living.value == 0)
        _ = try container.resolve(Watched.self)
        #expect(living.value == 0)
    }

    @Test func `a weak service behind a protocol is shared`() throws {
        builder.register((any Clock).self) { FixedClock() }
        builder.register((any Store).self, scope: .weak, FileStore.init)
        let container = try builder.build()
        let held = try container.resolve((any Store).self)
        #expect(try container.resolve((any Store).self) as? FileStore === held as? FileStore)
    }

    @Test func `a value cannot be held weakly, which is said and not ignored`() throws {
        builder.register((any Store).self, scope: .weak) { MemoryStore() }
        let container = try builder.build()
        let error = #expect(throws: ContainerError.self) { try container.resolve((any Store).self) }
        #expect(error?.description.contains("it is a value") == true)
    }

    @Test func `a container takes its singletons with it`() throws {
        let living = Counter()
        builder.register(Watched.self, scope: .singleton) { Watched(living) }
        // Each refers to the other through a provider: such a circle must not keep the container alive.
        builder.register(WatchedUser.self, scope: .singleton, WatchedUser.init)
        builder.register(Int.self) { (_: WatchedUser) in 1 }
        do {
            let container = try builder.build()
            #expect(try container.resolve(WatchedUser.self).number() == 1)
            #expect(living.value == 1)
        }
        #expect(living.value == 0)
    }

    private func pair(thing scope: Scope) throws -> Pair {
        builder.register(Thing.self, scope: scope) { Thing() }
        builder.register(Holder.self, Holder.init)
        builder.register(Pair.self, Pair.init)
        return try builder.build().resolve(Pair.self)
    }
}

private final class WatchedUser: Sendable {
    let watched: Watched
    let number: Provider<Int>

    init(watched: Watched, number: Provider<Int>) {
        self.watched = watched
        self.number = number
    }
}
