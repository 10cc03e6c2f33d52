import DependencyInjection
import Testing

@Suite struct SelectionTests {
    @Test func `a slot stands for its standard`() throws {
        #expect(try builder(choosing: "").build().resolve((any Store).self).name == "file")
    }

    @Test func `a selection fills the slot with another name`() throws {
        let container = try builder(choosing: " Persistence = memory ,").build()
        #expect(try container.resolve((any Store).self).name == "memory")
        #expect(try container.resolve((any Store).self, name: .file).name == "file")
    }

    @Test func `who needs the service gets what was chosen, and its singleton`() throws {
        let builder = builder(choosing: "Persistence=file")
        builder.register(String.self) { (store: any Store) in store.name }
        let container = try builder.build()
        #expect(try container.resolve(String.self) == "file")
        let chosen = try container.resolve((any Store).self) as? FileStore
        #expect(try container.resolve((any Store).self, name: .file) as? FileStore === chosen)
    }

    @Test func `a slot adds nothing to all services of the type`() throws {
        #expect(try builder(choosing: "").build().resolveAll((any Store).self).map(\.name) == ["memory", "file"])
    }

    @Test func `an unknown choice is an error with the nearest and the list`() {
        #expect(
            texts(choosing: "Persistence=memroy") == [
                """
                unknown choice: KITH_USE says Persistence=memroy
                    Did you mean memory?
                    The choices are memory, file.
                """
            ])
    }

    @Test func `an unknown slot is an error with the nearest and the list`() {
        #expect(
            texts(choosing: "Persistance=memory") == [
                """
                unknown slot: KITH_USE chooses for Persistance
                    Did you mean Persistence?
                    The slots are Persistence.
                """
            ])
    }

    @Test(arguments: ["memory", "=memory", "Persistence=", "Persistence=file,Persistence=memory"])
    func `what cannot be read is an error and no choice`(text: String) {
        let texts = texts(choosing: text)
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("KITH_USE says \"\(text.split(separator: ",").last ?? "")\"; it takes") == true)
    }

    @Test func `errors of a selection come with all the others`() {
        let builder = builder(choosing: "Images=blocks")
        builder.register(String.self) { (_: Float) in "" }
        #expect(errors(in: builder).map(\.kind) == ["unknown slot", "missing"])
    }

    @Test func `a standard that nobody registered is a missing need of the slot`() {
        let builder = ContainerBuilder()
        builder.register(Int.self, name: "one") { 1 }
        builder.slot("Number", default: "two", for: Int.self, fileID: "App/A.swift", line: 1)
        #expect(
            errors(in: builder).map(\.description) == [
                """
                missing: Int "two", needed by slot Number of Int (App/A.swift:1)
                    path: Int → Int "two"
                    Registered are: Int "one".
                """
            ])
    }

    @Test func `what is not chosen is checked, and is reachable`() {
        let builder = builder(choosing: "")
        builder.root((any Store).self)
        #expect(errors(in: builder).isEmpty)
        builder.register((any Store).self, name: "broken") { (_: Float) in MemoryStore() }
        #expect(errors(in: builder).map(\.kind) == ["missing"])
    }

    @Test func `the environment goes over the config file, slot by slot`() throws {
        let file = Selection([("Persistence", "file"), ("Number", "two")], source: "config.toml")
        let environment = Selection(parsing: "Persistence=memory", source: "KITH_USE")
        let builder = builder(environment.over(file))
        builder.register(Int.self, name: "one") { 1 }
        builder.register(Int.self, name: "two") { 2 }
        builder.slot("Number", default: "one", for: Int.self)
        let container = try builder.build()
        #expect(try container.resolve((any Store).self).name == "memory")
        #expect(try container.resolve(Int.self) == 2)
    }

    private func texts(choosing text: String) -> [String] {
        errors(in: builder(choosing: text)).map(\.description)
    }

    private func builder(choosing text: String) -> ContainerBuilder {
        builder(Selection(parsing: text, source: "KITH_USE"))
    }

    private func builder(_ selection: Selection) -> ContainerBuilder {
        let builder = ContainerBuilder(selection: selection)
        builder.register((any Clock).self) { FixedClock() }
        builder.register((any Store).self, name: .memory) { MemoryStore() }
        builder.register((any Store).self, name: .file, scope: .singleton, FileStore.init)
        builder.slot("Persistence", default: .file, for: (any Store).self)
        return builder
    }
}
