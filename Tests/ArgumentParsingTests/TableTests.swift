import ArgumentParsing
import Testing

struct TableTests {
    @Test func `a sound table has no errors`() {
        #expect(sampleTable.errors == [])
    }

    @Test func `every error of a table is named`() {
        let table = CommandTable(
            CommandDefinition(
                "kith", "", options: [.flag("quiet", short: "q", "")],
                subcommands: [
                    CommandDefinition(
                        "a", aliases: ["b"], "",
                        arguments: [
                            ArgumentDefinition("X", "", count: .any), ArgumentDefinition("X", "", count: .many),
                        ],
                        options: [.flag("x", isNegatable: true, ""), .flag("no-x", ""), .flag("y", short: "q", "")],
                        exclusiveOptions: [["x", "z"]]),
                    CommandDefinition(
                        "b", "", arguments: [ArgumentDefinition("Y", "")], subcommands: [CommandDefinition("c", "")],
                        defaultSubcommand: "d"),
                ]))
        #expect(
            table.errors == [
                "'kith' has several commands 'b'", "'kith a' has several options '--no-x'",
                "'kith a' has several options '-q'",
                "'kith a' excludes an option '--z' that it does not have", "'kith a' has several arguments X",
                "'kith a' has several arguments that take any number of words",
                "'kith b' has no command 'd' to be its default",
                "'kith b' has arguments and commands",
            ])
    }

    @Test func `definitions are found by path and alias`() {
        #expect(sampleTable.definitions(["photo", "rm"])?.map(\.name) == ["kith", "photo", "remove"])
        #expect(sampleTable.definitions(["photo", "nothing"]) == nil)
        #expect(sampleTable.definitions([])?.count == 1)
    }
}
