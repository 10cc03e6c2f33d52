import DependencyInjection
import Testing

@Suite struct ResolvingTests {
    let builder = ContainerBuilder()

    @Test func `an initializer handed over gets what its parameters ask for`() throws {
        builder.register((any Clock).self) { FixedClock(now: 7) }
        builder.register((any Store).self, FileStore.init)
        let store = try builder.build().resolve((any Store).self)
        #expect((store as? FileStore)?.clock.now == 7)
    }

    @Test func `the type may be told by the context`() throws {
        builder.register(Thing.self, scope: .singleton) { Thing() }
        let container = try builder.build()
        let thing: Thing = try container.resolve()
        #expect(try container.resolve(Thing.self) === thing)
    }

    @Test func `names tell services of one type apart`() throws {
        builder.register((any Store).self, name: .memory) { MemoryStore() }
        builder.register((any Store).self, name: .file) { FileStore(clock: FixedClock()) }
        let container = try builder.build()
        #expect(try container.resolve((any Store).self, name: .memory).name == "memory")
        #expect(try container.resolve((any Store).self, name: .file).name == "file")
    }

    @Test func `a factory's parameter can mean a named service`() throws {
        builder.register(Int.self, name: "small") { 1 }
        builder.register(Int.self, name: "great") { 100 }
        builder.register(Int.self) { 10 }
        builder.register(
            String.self, dependencies: [.named("great", Int.self), .named("small", Int.self)]
        ) { (one: Int, two: Int, three: Int) in "\(one) \(two) \(three)" }
        #expect(try builder.build().resolve(String.self) == "100 1 10")
    }

    @Test func `a name reaches into an optional and a provider`() throws {
        builder.register(Int.self, name: "one") { 1 }
        builder.register(Int.self, name: "two") { 2 }
        builder.register(
            String.self, dependencies: [.named("one", Int.self), .named("two", Int.self)]
        ) { (one: Int?, two: Provider<Int>) in "\(one ?? 0) \(try two())" }
        let container = try builder.build()
        #expect(try container.resolve(String.self) == "1 2")
    }

    @Test func `an optional need is nil when nobody registered it`() throws {
        builder.register(String.self) { (number: Int?, clock: (any Clock)?) in
            "\(number == nil) \(clock?.now ?? 0)"
        }
        builder.register((any Clock).self) { FixedClock(now: 3) }
        #expect(try builder.build().resolve(String.self) == "true 3")
    }

    @Test func `all services of a type come in the order of registration`() throws {
        for name in ["zebra", "ant", "bear"] {
            builder.register(String.self, name: ServiceName(name)) { name }
        }
        builder.register(String.self) { "unnamed" }
        builder.register(Int.self) { (all: All<String>) in all.services.count }
        builder.register([String].self) { (all: All<String>) in all.services }
        let container = try builder.build()
        #expect(try container.resolveAll(String.self) == ["zebra", "ant", "bear", "unnamed"])
        #expect(try container.resolve([String].self) == ["zebra", "ant", "bear", "unnamed"])
        #expect(try container.resolve(Int.self) == 4)
        #expect(try container.resolveAll(Double.self).isEmpty)
    }

    @Test func `what nobody registered is refused with the nearest name`() throws {
        builder.register((any Store).self, name: .memory) { MemoryStore() }
        let container = try builder.build()
        let error = #expect(throws: ContainerError.self) { try container.resolve((any Store).self, name: "memroy") }
        #expect(error?.description == "Store \"memroy\" is not registered. Did you mean Store \"memory\"?")
        let unnamed = #expect(throws: ContainerError.self) { try container.resolve((any Store).self) }
        #expect(unnamed?.description == "Store is not registered. Registered are: Store \"memory\".")
        let unknown = #expect(throws: ContainerError.self) { try container.resolve(Int.self) }
        #expect(unknown?.description == "Int is not registered.")
    }

    @Test func `build makes nothing`() throws {
        let counter = Counter()
        for scope in Scope.allCases {
            builder.register(Thing.self, name: ServiceName(scope.rawValue), scope: scope) {
                counter.increment()
                return Thing()
            }
        }
        _ = try builder.build()
        #expect(counter.value == 0)
    }

    @Test func `assemblies group registrations`() throws {
        struct Clocks: Assembly {
            func assemble(into builder: ContainerBuilder) {
                builder.register((any Clock).self) { FixedClock(now: 5) }
            }
        }
        builder.add(Clocks())
        #expect(try builder.build().resolve((any Clock).self).now == 5)
    }
}
