import ArgumentParsing
import Testing

struct ProgramWithoutCommandsTests {
    private let table = CommandTable(
        CommandDefinition(
            "look", "Look for contacts", discussion: "Opens the books.",
            arguments: [ArgumentDefinition("WORDS", "Words to search for", count: .any)],
            options: [.value("book", short: "b", "BOOK", "Only this book"), .flag("plain", "Line by line")],
            examples: [.init("look leia", "one contact")]))

    @Test func `its words and options are read without a command's name`() throws {
        #expect(table.errors.isEmpty)
        guard case .command(let command) = try table.parse(["leia", "-b", "demo", "help", "--", "--plain"]) else {
            Issue.record("no command")
            return
        }
        #expect(command.path.isEmpty)
        #expect(command.arguments("WORDS") == ["leia", "help", "--plain"])
        #expect(command.value("book") == "demo")
        #expect(!command.flag("plain"))
    }

    @Test func `an empty line runs it, and help and version are asked for by option`() throws {
        guard case .command(let command) = try table.parse([]) else {
            Issue.record("no command")
            return
        }
        #expect(command.words.isEmpty)
        #expect(try table.parse(["--help"]) == .help(.command([])))
        #expect(try table.parse(["--version"]) == .version)
    }

    @Test func `errors name the program alone`() {
        let error = #expect(throws: ArgumentError.self) { try table.parse(["--plan"]) }
        #expect(error?.description == "unknown option '--plan' for 'look'; did you mean '--plain'?")
        #expect(error?.hint == "Run 'look --help' for its usage.")
    }

    @Test func `its help has its usage, arguments and options, and speaks of no commands`() {
        #expect(
            HelpText(table).text(for: .command([])) == """
                Look for contacts

                Usage
                  look [WORDS…] [--book BOOK] [--plain] [--help] [--version]

                Opens the books.

                Arguments
                  WORDS…  Words to search for

                Options
                  -b, --book BOOK  Only this book
                      --plain      Line by line
                  -h, --help       Show help for the command
                      --version    Show the version

                Examples
                  look leia
                      one contact

                """)
    }
}
