import DependencyInjection
import Testing

@MainActor
struct ReadmeExample {
    @Test func `a front is composed`() throws {
        let environment = Selection(parsing: "Persistence=memory", source: "KITH_USE")

        let builder = ContainerBuilder(selection: environment)

        // A factory's parameter types are its needs, so an initializer is enough.
        builder.register((any Clock).self, scope: .singleton) { FixedClock() }
        builder.register((any Store).self, name: .file, as: FileStore.self, scope: .singleton, FileStore.init(clock:))
        builder.register((any Store).self, name: .memory, as: MemoryStore.self, scope: .singleton) { MemoryStore() }

        // A slot is filled from outside: KITH_USE="Persistence=memory". It may be shared by several services.
        builder.slot("Persistence", default: .file, for: (any Store).self)

        // What is known only later, or belongs to the main actor, comes from a maker.
        builder.registerMainActorMaker(Greeting.self, taking: String.self, Greeting.init(name:store:))

        builder.add(ThingAssembly())  // groups of registrations: `protocol Assembly`
        let container = try builder.build()  // every error at once, or a Sendable, immutable container

        let store = try container.resolve((any Store).self)
        let makeGreeting = try container.resolve(MainActorMaker<String, Greeting>.self)
        let greeting = try makeGreeting("Leia")  // on the main actor

        #expect(store.name == "memory")
        #expect(greeting.text == "Hello Leia, from memory")
    }
}

private struct ThingAssembly: Assembly {
    func assemble(into builder: ContainerBuilder) {
        builder.register(Thing.self) { Thing() }
    }
}

@MainActor
private struct Greeting {
    let text: String

    init(name: String, store: any Store) {
        text = "Hello \(name), from \(store.name)"
    }
}
