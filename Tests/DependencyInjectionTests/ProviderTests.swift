import DependencyInjection
import Testing

@Suite struct ProviderTests {
    let builder = ContainerBuilder()

    @Test func `a provider makes nothing until it is called`() throws {
        let made = Counter()
        builder.register(Thing.self, scope: .singleton) {
            made.increment()
            return Thing()
        }
        builder.register(Later.self, Later.init)
        let later = try builder.build()
        let holder = try later.resolve(Later.self)
        #expect(made.value == 0)
        #expect(try holder.thing() === holder.thing())
        #expect(made.value == 1)
    }

    @Test func `each call of a provider is a resolution of its own`() throws {
        builder.register(Thing.self, scope: .graph) { Thing() }
        builder.register(Later.self, scope: .singleton, Later.init)
        let container = try builder.build()
        let later = try container.resolve(Later.self)
        #expect(try later.thing() !== later.thing())
    }

    @Test func `a provider breaks a circle`() throws {
        builder.register(Parent.self, scope: .singleton, Parent.init)
        builder.register(Child.self, scope: .singleton, Child.init)
        let container = try builder.build()
        let child = try container.resolve(Child.self)
        #expect(try child.parent().child === child)
    }

    @Test func `a provider whose container is gone says so`() throws {
        builder.register(Thing.self) { Thing() }
        builder.register(Later.self, Later.init)
        let later = try builder.build().resolve(Later.self)
        let error = #expect(throws: ContainerError.self) { try later.thing() }
        #expect(error?.description.contains("after its container was released") == true)
    }

    @Test func `a double needs no container`() throws {
        let thing = Thing()
        #expect(try Provider { thing }() === thing)
    }
}

private final class Later: Sendable {
    let thing: Provider<Thing>

    init(thing: Provider<Thing>) {
        self.thing = thing
    }
}

private final class Parent: Sendable {
    let child: Child

    init(child: Child) {
        self.child = child
    }
}

private final class Child: Sendable {
    let parent: Provider<Parent>

    init(parent: Provider<Parent>) {
        self.parent = parent
    }
}
