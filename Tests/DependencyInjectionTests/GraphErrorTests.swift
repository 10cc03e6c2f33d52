import DependencyInjection
import Testing

@Suite struct GraphErrorTests {
    let builder = ContainerBuilder()

    @Test func `a missing need is reported with who needs it, where, the path and the nearest name`() {
        builder.register((any Store).self, fileID: "App/Stores.swift", line: 4, FileStore.init)
        builder.register(Int.self) { (store: any Store) in store.name.count }
        builder.register(FixedClock.self) { FixedClock() }
        #expect(
            texts == [
                """
                missing: Clock, needed by Store (App/Stores.swift:4)
                    path: Int → Store → Clock
                    Did you mean FixedClock?
                """
            ])
    }

    @Test func `a name that was typed wrong is a missing need with a proposal`() {
        builder.register(Int.self, name: .memory) { 1 }
        builder.register(String.self, dependencies: [.named("memroy", Int.self)], fileID: "App/A.swift", line: 1) {
            (number: Int) in "\(number)"
        }
        #expect(
            texts == [
                """
                missing: Int "memroy", needed by String (App/A.swift:1)
                    path: String → Int "memroy"
                    Did you mean Int "memory"?
                """
            ])
    }

    @Test func `a provider's service must be registered, an optional one need not be`() {
        builder.register(String.self) { (_: Provider<Int>, _: Double?, _: All<Bool>) in "" }
        #expect(errors(in: builder).map(\.kind) == ["missing"])
    }

    @Test func `a maker's needs are checked`() {
        builder.registerMainActorMaker(String.self, taking: Bool.self, fileID: "App/A.swift", line: 1) {
            (_: Bool, number: Int) in "\(number)"
        }
        #expect(
            texts == [
                """
                missing: Int, needed by MainActorMaker<Bool, String> (App/A.swift:1)
                    path: MainActorMaker<Bool, String> → Int
                """
            ])
    }

    @Test func `the last registration does not win silently`() {
        builder.register(Int.self, name: "one", fileID: "App/A.swift", line: 1) { 1 }
        builder.register(Int.self, name: "one", fileID: "App/B.swift", line: 2) { 2 }
        #expect(
            texts == [
                """
                registered twice: Int "one" (App/A.swift:1 and App/B.swift:2)
                    Pass override: true if the second should replace the first.
                """
            ])
    }

    @Test func `an override replaces, in the place of the first`() throws {
        builder.register(Int.self, name: "one") { 1 }
        builder.register(Int.self, name: "two") { 2 }
        builder.register(Int.self, name: "one", override: true) { 10 }
        #expect(try builder.build().resolveAll(Int.self) == [10, 2])
    }

    @Test func `an override of nothing is an error`() {
        builder.register(Int.self, name: "second") { 1 }
        builder.register(Int.self, name: "secand", override: true, fileID: "App/A.swift", line: 1) { 1 }
        #expect(
            texts == [
                """
                overrides nothing: Int "secand" (App/A.swift:1)
                    Did you mean Int "second"?
                """
            ])
    }

    @Test func `a circle is shown whole`() {
        builder.register(Int.self, fileID: "App/A.swift", line: 1) { (text: String) in text.count }
        builder.register(String.self, fileID: "App/A.swift", line: 2) { (number: Double) in "\(number)" }
        builder.register(Double.self, fileID: "App/A.swift", line: 3) { (all: All<Int>) in Double(all.services.count) }
        builder.register(Bool.self) { (_: Int) in true }
        #expect(
            texts == [
                """
                circle: Int → String → Double → Int
                    at Int (App/A.swift:1), String (App/A.swift:2), Double (App/A.swift:3)
                    Let one of them take a Provider.
                """
            ])
    }

    @Test func `a service that needs itself is a circle`() {
        builder.register(Int.self) { (number: Int) in number }
        #expect(errors(in: builder).map(\.kind) == ["circle"])
    }

    @Test func `a circle through a slot is found`() {
        builder.register(Int.self, name: "one") { (number: Int) in number }
        builder.slot("Number", default: "one", for: Int.self)
        #expect(errors(in: builder).map(\.kind) == ["circle"])
    }

    @Test func `a name for a need that the factory has not is an error`() {
        builder.register(Int.self, name: "one") { 1 }
        builder.register(String.self, dependencies: [.named("one", Int.self)], fileID: "App/A.swift", line: 1) { "" }
        #expect(texts == ["unused name: String (App/A.swift:1) has no parameter left for Int \"one\""])
    }

    @Test func `with roots declared, what no root leads to is an error`() {
        builder.register(Int.self) { 1 }
        builder.register(String.self) { (number: Provider<Int>) in "" }
        builder.register(Bool.self, name: "one") { true }
        builder.register(Double.self, fileID: "App/A.swift", line: 1) { 1 }
        builder.root(String.self)
        builder.root(Bool.self, name: "one")
        #expect(texts == ["unreachable: Double (App/A.swift:1) has no consumer and is not a root"])
    }

    @Test func `a root must be registered`() {
        builder.root(String.self, name: "one", fileID: "App/A.swift", line: 1)
        #expect(texts == ["missing: String \"one\", declared as a root (App/A.swift:1)"])
    }

    @Test func `all errors come at once, in one error that a person can read`() {
        builder.register(Int.self) { (_: Float) in 1 }
        builder.register(Int.self) { 2 }
        builder.register(Bool.self, override: true) { true }
        builder.register(String.self) { (text: String) in text }
        builder.register(Thing.self, scope: .graph) { Thing() }
        builder.register(Holder.self, scope: .singleton, Holder.init)
        #expect(
            errors(in: builder).map(\.kind) == [
                "registered twice", "overrides nothing", "missing", "circle", "captive",
            ])
        let error = #expect(throws: ContainerError.self) { try builder.build() }
        #expect(error?.description.hasPrefix("The registrations have 5 errors:\n- registered twice: Int (") == true)
    }

    @Test func `a registration is reported at the line that made it`() {
        let line = #line + 1
        builder.register(Int.self) { (_: Float) in 1 }
        #expect(texts.first?.contains("(DependencyInjectionTests/GraphErrorTests.swift:\(line))") == true)
    }

    private var texts: [String] {
        errors(in: builder).map(\.description)
    }
}
