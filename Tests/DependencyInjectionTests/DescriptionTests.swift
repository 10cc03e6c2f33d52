import DependencyInjection
import Testing

@Suite struct DescriptionTests {
    @Test func `the graph as text shows who plays which role, and what was chosen`() throws {
        #expect(
            try container().describe() == """
                SERVICE                       NAME    IMPLEMENTATION  SCOPE      DEPENDENCIES             REGISTERED
                Clock                         -       FixedClock      singleton  -                        App/Root.swift:1
                Int                           -       -               graph      Store                    App/Root.swift:5
                MainActorMaker<Bool, String>  -       String          transient  lazy Int, Float?         App/Root.swift:6
                Store                         -       → "memory"      slot       -                        App/Root.swift:4
                Store                         file    FileStore       singleton  Clock                    App/Root.swift:3
                Store                         memory  MemoryStore     singleton  -                        App/Root.swift:2
                String                        -       -               transient  all Store, Store "file"  App/Root.swift:7

                SLOTS
                Persistence=memory, chosen by KITH_USE: Store one of memory, file

                """
        )
    }

    @Test func `without places, lines that move change nothing`() throws {
        let text = try container().describe(places: false)
        #expect(!text.contains("App/Root.swift"))
        #expect(text.contains("Store                         file    FileStore       singleton  Clock"))
    }

    @Test func `the same registrations in another order give the same text`() throws {
        let one = ContainerBuilder()
        one.register(Int.self, fileID: "A", line: 1) { 1 }
        one.register(Bool.self, fileID: "A", line: 2) { (_: Int) in true }
        let other = ContainerBuilder()
        other.register(Bool.self, fileID: "A", line: 2) { (_: Int) in true }
        other.register(Int.self, fileID: "A", line: 1) { 1 }
        #expect(try one.build().describe() == other.build().describe())
        #expect(try one.build().dot() == other.build().dot())
    }

    @Test func `the graph as DOT`() throws {
        #expect(
            try container().dot() == """
                digraph Container {
                  rankdir=LR;
                  node [shape=box];
                  n0 [label="Clock\\nFixedClock\\nsingleton", peripheries=2];
                  n1 [label="Int\\ngraph"];
                  n2 [label="MainActorMaker<Bool, String>\\nString\\ntransient"];
                  n3 [label="Store\\nslot Persistence", shape=diamond];
                  n4 [label="Store \\"file\\"\\nFileStore\\nsingleton", peripheries=2];
                  n5 [label="Store \\"memory\\"\\nMemoryStore\\nsingleton", peripheries=2];
                  n6 [label="String\\ntransient"];
                  n1 -> n3;
                  n2 -> n1 [style=dashed];
                  n3 -> n5 [style=bold];
                  n3 -> n4 [style=dotted];
                  n4 -> n0;
                  n6 -> n4;
                  n6 -> n5;
                  n6 -> n4;
                }

                """)
    }

    @Test func `the entries are the same as values`() throws {
        let entries = try container().entries
        let slot = try #require(entries.first { $0.slot != nil })
        #expect(slot.service == "Store")
        #expect(slot.slot?.chosen == "memory")
        #expect(slot.slot?.source == "KITH_USE")
        #expect(slot.slot?.choices == ["memory", "file"])
        #expect(entries.first?.place.line == 1)
    }

    private func container() throws -> Container {
        let builder = ContainerBuilder(selection: Selection(parsing: "Persistence=memory", source: "KITH_USE"))
        let file = "App/Root.swift"
        builder.register((any Clock).self, as: FixedClock.self, scope: .singleton, fileID: file, line: 1) {
            FixedClock()
        }
        builder.register(
            (any Store).self, name: .memory, as: MemoryStore.self, scope: .singleton, fileID: file, line: 2,
            MemoryStore.init)
        builder.register(
            (any Store).self, name: .file, as: FileStore.self, scope: .singleton, fileID: file, line: 3,
            FileStore.init)
        builder.slot("Persistence", default: .file, for: (any Store).self, fileID: file, line: 4)
        builder.register(Int.self, scope: .graph, fileID: file, line: 5) { (store: any Store) in store.name.count }
        builder.registerMainActorMaker(String.self, taking: Bool.self, fileID: file, line: 6) {
            (_: Bool, _: Provider<Int>, _: Float?) in ""
        }
        builder.register(String.self, dependencies: [.named(.file, (any Store).self)], fileID: file, line: 7) {
            (_: All<any Store>, _: any Store) in ""
        }
        return try builder.build()
    }
}
