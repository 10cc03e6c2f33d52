import DependencyInjection
import Glibc
import Processes
import Testing

@Suite(.waiting) struct RaceTests {
    @Test func `four threads that race for a singleton get one, made once, in 1,000 rounds`() throws {
        for _ in 0..<1_000 {
            let made = Counter()
            let builder = ContainerBuilder()
            builder.register(Thing.self, scope: .singleton) {
                made.increment()
                // The others are let on, so that they come while it is being made.
                sched_yield()
                return Thing()
            }
            builder.register(Holder.self, scope: .singleton, Holder.init)
            let container = try builder.build()
            let holders = try race { _ in try container.resolve(Holder.self) }
            #expect(holders.count == 4)
            #expect(Set(holders.map(ObjectIdentifier.init)).count == 1)
            #expect(made.value == 1)
        }
    }

    @Test func `four threads that race for a weak service share it`() throws {
        for _ in 0..<200 {
            let builder = ContainerBuilder()
            builder.register(Thing.self, scope: .weak) {
                sched_yield()
                return Thing()
            }
            let container = try builder.build()
            let things = try race { _ in try container.resolve(Thing.self) }
            #expect(things.count == 4)
            #expect(Set(things.map(ObjectIdentifier.init)).count == 1)
        }
    }

    @Test func `singletons that ask for each other while they are made do not block each other`() throws {
        for _ in 0..<200 {
            let builder = ContainerBuilder()
            builder.register(Int.self, scope: .singleton) { (text: Provider<String>) in (try? text())?.count ?? 0 }
            builder.register(String.self, scope: .singleton) { (number: Provider<Int>) in "\((try? number()) ?? 0)" }
            let container = try builder.build()
            let texts = try race { thread in
                thread.isMultiple(of: 2) ? "\(try container.resolve(Int.self))" : try container.resolve(String.self)
            }
            #expect(texts.count == 4)
        }
    }

    @Test func `a child and its parent do not block each other`() throws {
        for _ in 0..<200 {
            let builder = ContainerBuilder()
            builder.register(Thing.self, scope: .singleton) { Thing() }
            let parent = try builder.build()
            let childBuilder = ContainerBuilder(childOf: parent)
            childBuilder.register(Holder.self, scope: .singleton, Holder.init)
            let child = try childBuilder.build()
            let things = try race { thread in
                thread.isMultiple(of: 2) ? try parent.resolve(Thing.self) : try child.resolve(Holder.self).thing
            }
            #expect(things.count == 4)
            #expect(Set(things.map(ObjectIdentifier.init)).count == 1)
        }
    }
}
