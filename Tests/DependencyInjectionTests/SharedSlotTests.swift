import DependencyInjection
import Testing

/// Slots that several services share.
@Suite struct SharedSlotTests {
    @Test(arguments: [("", 2, "file"), ("Persistence=memory", 1, "memory")])
    func `one declaration chooses for all of its services`(choice: String, number: Int, store: String) throws {
        let container = try builder(choosing: choice).build()
        #expect(try container.resolve(Int.self) == number)
        #expect(try container.resolve((any Store).self).name == store)
    }

    @Test func `a wrong choice is reported once`() {
        #expect(
            texts(builder(choosing: "Persistence=memroy")) == [
                """
                unknown choice: KITH_USE says Persistence=memroy
                    Did you mean memory?
                    The choices are memory, file.
                """
            ])
    }

    @Test func `the slot is described once, with its services`() throws {
        let container = try builder(choosing: "Persistence=memory").build()
        #expect(container.slots.map(\.services) == [["Store", "Int"]])
        #expect(
            container.describe().hasSuffix(
                """

                SLOTS
                Persistence=memory, chosen by KITH_USE: Store, Int one of memory, file

                """))
    }

    @Test func `a second declaration could have another default, so it is an error`() {
        let builder = builder(choosing: "")
        builder.register(Bool.self, name: .memory) { true }
        builder.register(Bool.self, name: .file) { false }
        builder.slot("Persistence", default: .memory, for: Bool.self, fileID: "App/B.swift", line: 2)
        #expect(
            texts(builder) == [
                """
                slot declared twice: Persistence (App/A.swift:1 and App/B.swift:2)
                    Declare it once, for all of its services.
                """
            ])
    }

    @Test func `an override of a part leaves the slot in two places`() throws {
        let child = ContainerBuilder(childOf: try builder(choosing: "").build())
        child.slot("Persistence", default: .memory, override: true, for: Int.self, fileID: "App/B.swift", line: 2)
        #expect(errors(in: child).map(\.kind) == ["slot declared twice"])
        let whole = ContainerBuilder(childOf: try builder(choosing: "").build())
        whole.slot("Persistence", default: .memory, override: true, for: (any Store).self, Int.self)
        #expect(try whole.build().resolve(Int.self) == 1)
    }

    @Test(arguments: ["", "Persistence=paper"])
    func `a name that one service lacks is an error, chosen or not`(choice: String) {
        let builder = builder(choosing: choice)
        builder.register((any Store).self, name: "paper") { MemoryStore() }
        #expect(
            texts(builder) == [
                """
                incomplete choice: Persistence=paper (App/A.swift:1) lacks Int "paper"
                    Register each service of the slot under every name that it offers.
                """
            ])
    }

    @Test func `a default that one service lacks is a missing need`() {
        let builder = ContainerBuilder()
        builder.register(Int.self, name: "one") { 1 }
        builder.register(Bool.self, name: "two") { true }
        builder.slot("Number", default: "one", for: Int.self, Bool.self)
        #expect(errors(in: builder).map(\.kind) == ["incomplete choice", "missing"])
    }

    private func texts(_ builder: ContainerBuilder) -> [String] {
        errors(in: builder).map(\.description)
    }

    private func builder(choosing text: String) -> ContainerBuilder {
        let builder = ContainerBuilder(selection: Selection(parsing: text, source: "KITH_USE"))
        builder.register((any Clock).self) { FixedClock() }
        builder.register((any Store).self, name: .memory) { MemoryStore() }
        builder.register((any Store).self, name: .file, scope: .singleton, FileStore.init)
        builder.register(Int.self, name: .memory) { 1 }
        builder.register(Int.self, name: .file) { 2 }
        builder.slot(
            "Persistence", default: .file, for: (any Store).self, Int.self, fileID: "App/A.swift", line: 1)
        return builder
    }
}
