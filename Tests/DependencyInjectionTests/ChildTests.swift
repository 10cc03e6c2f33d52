import DependencyInjection
import Testing

@Suite struct ChildTests {
    let builder = ContainerBuilder()

    @Test func `a child inherits`() throws {
        builder.register(Thing.self, scope: .singleton) { Thing() }
        builder.register(Holder.self, Holder.init)
        let parent = try builder.build()
        let child = try ContainerBuilder(childOf: parent).build()
        #expect(try child.resolve(Thing.self) === parent.resolve(Thing.self))
        #expect(try child.resolve(Holder.self).thing === parent.resolve(Thing.self))
    }

    @Test func `a recipe that a child inherits sees what the child overrides, and the parent does not`() throws {
        builder.register((any Clock).self) { FixedClock(now: 1) }
        builder.register(Int.self) { (clock: any Clock) in clock.now }
        let parent = try builder.build()
        let child = try child(of: parent) {
            $0.register((any Clock).self, override: true) { FixedClock(now: 2) }
        }
        #expect(try child.resolve(Int.self) == 2)
        #expect(try parent.resolve(Int.self) == 1)
    }

    @Test func `a singleton that a child inherits is the parent's, whatever the child overrides`() throws {
        builder.register((any Clock).self) { FixedClock(now: 1) }
        builder.register(Int.self, scope: .singleton) { (clock: any Clock) in clock.now }
        let child = try child(of: builder.build()) {
            $0.register((any Clock).self, override: true) { FixedClock(now: 2) }
        }
        #expect(try child.resolve(Int.self) == 1)
        #expect(try child.resolve((any Clock).self).now == 2)
    }

    @Test func `a child's own singleton belongs to the child`() throws {
        builder.register(Thing.self, scope: .singleton) { Thing() }
        let parent = try builder.build()
        let child = try child(of: parent) {
            $0.register(Thing.self, scope: .singleton, override: true) { Thing() }
        }
        #expect(try child.resolve(Thing.self) === child.resolve(Thing.self))
        #expect(try child.resolve(Thing.self) !== parent.resolve(Thing.self))
    }

    @Test func `a provider in a child resolves in the child`() throws {
        builder.register(Int.self) { 1 }
        builder.register([Int].self) { (number: Provider<Int>) in [try number()] }
        let child = try child(of: builder.build()) { $0.register(Int.self, override: true) { 2 } }
        #expect(try child.resolve([Int].self) == [2])
    }

    @Test func `a child keeps its parent alive for the providers that it inherits`() throws {
        builder.register(Int.self) { 1 }
        builder.register(Later.self, scope: .singleton, Later.init)
        let child = try ContainerBuilder(childOf: builder.build()).build()
        #expect(try child.resolve(Later.self).number() == 1)
    }

    @Test func `all services of a type are the parent's, then the child's`() throws {
        builder.register(Int.self, name: "one") { 1 }
        builder.register(Int.self, name: "two") { 2 }
        let child = try child(of: builder.build()) {
            $0.register(Int.self, name: "three") { 3 }
            $0.register(Int.self, name: "one", override: true) { 10 }
        }
        #expect(try child.resolveAll(Int.self) == [10, 2, 3])
    }

    @Test func `a child may not replace silently either`() throws {
        builder.register(Int.self) { 1 }
        let childBuilder = ContainerBuilder(childOf: try builder.build())
        childBuilder.register(Int.self) { 2 }
        #expect(errors(in: childBuilder).map(\.kind) == ["registered twice"])
    }

    @Test func `a child's singleton may not keep what its parent makes for one resolution`() throws {
        builder.register(Thing.self, scope: .graph) { Thing() }
        let childBuilder = ContainerBuilder(childOf: try builder.build())
        childBuilder.register(Holder.self, scope: .singleton, Holder.init)
        #expect(errors(in: childBuilder).map(\.kind) == ["captive"])
    }

    @Test func `a child's selection fills the slots that it inherits`() throws {
        builder.register(Int.self, name: "one") { 1 }
        builder.register(Int.self, name: "two") { 2 }
        builder.slot("Number", default: "one", for: Int.self)
        let parent = try builder.build()
        let selection = Selection(parsing: "Number=two", source: "test")
        let child = try ContainerBuilder(childOf: parent, selection: selection).build()
        #expect(try child.resolve(Int.self) == 2)
        #expect(try ContainerBuilder(childOf: parent).build().resolve(Int.self) == 1)
    }

    private func child(of parent: Container, _ register: (ContainerBuilder) -> Void) throws -> Container {
        let builder = ContainerBuilder(childOf: parent)
        register(builder)
        return try builder.build()
    }
}

private final class Later: Sendable {
    let number: Provider<Int>

    init(number: Provider<Int>) {
        self.number = number
    }
}
