import DependencyInjection
import Testing

/// Error thrown by a test's factory.
struct Refusal: Error, CustomStringConvertible {
    let description = "the disk is full"
}

@Suite struct FailureTests {
    let builder = ContainerBuilder()

    @Test func `a factory that throws is named with the path and the place that led to it`() throws {
        builder.register(Int.self, fileID: "App/Root.swift", line: 3) { throw Refusal() }
        builder.register(Double.self) { (number: Int) in Double(number) }
        builder.register(String.self) { (number: Double) in "\(number)" }
        let container = try builder.build()
        let error = #expect(throws: ContainerError.self) { try container.resolve(String.self) }
        guard case .makingFailed(let path, let place, let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(path == ["String", "Double", "Int"])
        #expect(place.description == "App/Root.swift:3")
        #expect(reason is Refusal)
        #expect(
            error?.description == """
                Int (App/Root.swift:3) couldn't be made: the disk is full
                  path: String → Double → Int
                """)
    }

    @Test func `a singleton that failed is tried again`() throws {
        let tries = Counter()
        builder.register(Thing.self, scope: .singleton) {
            tries.increment()
            if tries.value == 1 { throw Refusal() }
            return Thing()
        }
        let container = try builder.build()
        #expect(throws: ContainerError.self) { try container.resolve(Thing.self) }
        let thing = try container.resolve(Thing.self)
        #expect(try container.resolve(Thing.self) === thing)
        #expect(tries.value == 2)
    }

    @Test func `a singleton that asks for itself while it is made is refused, not blocked`() throws {
        builder.register(Int.self, scope: .singleton) { (text: Provider<String>) in try text().count }
        builder.register(String.self) { (number: Int) in "\(number)" }
        let container = try builder.build()
        let error = #expect(throws: ContainerError.self) { try container.resolve(Int.self) }
        #expect(error?.description.contains("Int was resolved by its own factory") == true)
    }

    @Test func `a weak service that asks for itself while it is made is refused`() throws {
        builder.register(Thing.self, scope: .weak) { (thing: Provider<Thing>) in try thing() }
        let container = try builder.build()
        let error = #expect(throws: ContainerError.self) { try container.resolve(Thing.self) }
        #expect(error?.description.contains("Thing was resolved by its own factory") == true)
    }
}
