import DependencyInjection
import Testing

@MainActor @Suite struct MakerTests {
    let builder = ContainerBuilder()

    @Test func `a maker takes its argument first and its needs from the container`() throws {
        builder.register((any Clock).self, scope: .singleton) { FixedClock(now: 12) }
        builder.registerMainActorMaker(String.self, taking: Int.self) { (number: Int, clock: any Clock) in
            "\(number) at \(clock.now)"
        }
        let make = try builder.build().resolve(MainActorMaker<Int, String>.self)
        #expect(try make(3) == "3 at 12")
        #expect(try make(4) == "4 at 12")
    }

    @Test func `a maker is a need like any other`() throws {
        builder.registerMainActorMaker(String.self, taking: Int.self) { (number: Int) in "number \(number)" }
        builder.register(Lines.self) { (make: MainActorMaker<Int, String>) in Lines { try [make(1), make(2)] } }
        #expect(try builder.build().resolve(Lines.self).make() == ["number 1", "number 2"])
    }

    @Test func `each call resolves the needs anew`() throws {
        builder.register(Thing.self, scope: .graph) { Thing() }
        builder.register(Holder.self, Holder.init)
        builder.registerMainActorMaker(Pair.self, Pair.init)
        let make = try builder.build().resolve(MainActorMaker<Void, Pair>.self)
        let first = try make()
        let second = try make()
        #expect(first.thing === first.holder.thing)
        #expect(first.thing !== second.thing)
    }

    @Test func `several arguments travel as a tuple`() throws {
        builder.registerMainActorMaker(String.self, taking: (Int, String).self) {
            (arguments: (Int, String), clock: any Clock) in
            "\(arguments.1) \(arguments.0) \(clock.now)"
        }
        builder.register((any Clock).self) { FixedClock(now: 1) }
        #expect(try builder.build().resolve(MainActorMaker<(Int, String), String>.self)((7, "seven")) == "seven 7 1")
    }

    @Test func `an object of the main actor is made on the main actor, by its initializer`() async throws {
        builder.register((any Clock).self) { FixedClock(now: 66) }
        builder.registerMainActorMaker(ScreenModel.self, taking: Int.self, ScreenModel.init(id:clock:))
        builder.registerMainActorMaker(ScreenModel.self, ScreenModel.init(clock:))
        let container = try builder.build()
        // Both makers may be resolved anywhere.
        let make = try container.resolve(MainActorMaker<Int, ScreenModel>.self)
        let makeFirst = try container.resolve(MainActorMaker<Void, ScreenModel>.self)
        try await MainActor.run {
            let model = try make(5)
            #expect(model.id == 5)
            #expect(model.now == 66)
            #expect(try makeFirst().id == 0)
        }
    }

    @Test func `a maker's failure says what was made`() throws {
        builder.register(Int.self) { throw Refusal() }
        builder.registerMainActorMaker(String.self, taking: Bool.self) { (_: Bool, number: Int) in "\(number)" }
        let make = try builder.build().resolve(MainActorMaker<Bool, String>.self)
        let error = #expect(throws: ContainerError.self) { try make(true) }
        #expect(error?.description.contains("path: MainActorMaker<Bool, String> → Int") == true)
    }

    @Test func `a double needs no container`() throws {
        let make = MainActorMaker<Int, String> { "\($0)" }
        #expect(try make(2) == "2")
    }
}

private struct Lines: Sendable {
    let make: @MainActor @Sendable () throws -> [String]
}

@MainActor
private final class ScreenModel {
    let id: Int
    var now: Int

    init(id: Int, clock: any Clock) {
        self.id = id
        now = clock.now
    }

    convenience init(clock: any Clock) {
        self.init(id: 0, clock: clock)
    }
}
