import ArgumentParsing
import Testing

struct StandardInputTests {
    private let table = CommandTable(
        CommandDefinition(
            "kith", "Contacts",
            subcommands: [
                CommandDefinition("new", "Add", arguments: [.standardInput("JSON on standard input")]),
                CommandDefinition(
                    "edit", "Change",
                    arguments: [
                        ArgumentDefinition("CONTACT", "Whom", kind: .named("contact"), count: .many),
                        .standardInput("JSON on standard input"),
                    ]),
            ]))

    private func command(_ line: String...) throws -> ParsedCommand {
        guard case .command(let command) = try table.parse(line) else { throw NotACommand(result: .version) }
        return command
    }

    @Test func `one hyphen is the standard input wherever it stands, and no other word is`() throws {
        #expect(table.errors.isEmpty)
        #expect(try command("new", "-").argument("-") == "-")
        #expect(try command("new").argument("-") == nil)
        for line in [
            ["edit", "-", "leia", "organa"], ["edit", "leia", "-", "organa"], ["edit", "leia", "organa", "-"],
        ] {
            guard case .command(let command) = try table.parse(line) else { throw NotACommand(result: .version) }
            #expect(command.argument("-") == "-")
            #expect(command.arguments("CONTACT") == ["leia", "organa"])
        }
        #expect(try command("edit", "leia").argument("-") == nil)
    }

    @Test(arguments: [
        (["new", "x"], [ArgumentError.Issue.unexpectedArguments(["x"])]),
        (["new", "-", "-"], [.unexpectedArguments(["-"])]),
        (["edit", "-"], [.missingArguments(["CONTACT"])]),
        (
            ["new", "--photo", "x.png"],
            [.unknownOption("--photo", of: "kith new", suggestions: [])]
        ),
    ])
    func `what is too much or missing is told without speaking of the hyphen`(
        line: [String], problems: [ArgumentError.Issue]
    ) {
        let error = #expect(throws: ArgumentError.self) { try table.parse(line) }
        #expect(error?.problems == problems)
    }

    @Test func `usage and manual show it, and completion does not offer it`() {
        let help = HelpText(table).text(for: .command(["edit"]))
        #expect(help.contains("kith edit CONTACT… [-]"))
        #expect(help.contains("JSON on standard input"))
        #expect(table.completion(of: ["new", ""]).candidates.isEmpty)
        #expect(table.completion(of: ["edit", "-", ""]).wanted == [.named("contact")])
        #expect(table.completion(of: ["edit", "leia", "-", ""]).wanted == [.named("contact")])
    }
}
