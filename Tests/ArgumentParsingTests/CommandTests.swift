import ArgumentParsing
import Testing

struct CommandTests {
    @Test(arguments: [
        ("list", ["list"]), ("ls", ["list"]), ("details vader", ["show"]), ("add", ["new"]),
        ("photo rm vader", ["photo", "remove"]),
        ("book", ["book", "list"]), ("book list", ["book", "list"]), ("book add x", ["book", "add"]),
        ("book --json", ["book", "list"]),
        ("secret", ["secret"]),
    ])
    func `names, aliases and defaults lead to a command`(line: String, path: [String]) throws {
        #expect(try command(line).path == path)
    }

    @Test(arguments: [
        "--book demo list luke", "list --book demo luke", "list luke --book demo", "-b demo list luke",
        "list -bdemo luke", "-b=demo list luke",
        "--book=demo ls luke",
    ])
    func `global options stand anywhere`(line: String) throws {
        let command = try command(line)
        #expect(command.path == ["list"])
        #expect(command.value("book") == "demo")
        #expect(command.words == ["luke"])
    }

    @Test func `a command's own options may stand before its name`() throws {
        let command = try command("--json --sort name --limit=5 list luke")
        #expect(command.path == ["list"])
        #expect(command.flag("json"))
        #expect(command.value("sort") == "name")
        #expect(command.words == ["luke"])
    }

    @Test func `options and words may be mixed and a word named like a command is a word`() throws {
        let command = try command("list luke --sort recent list -q show")
        #expect(command.words == ["luke", "list", "show"])
        #expect(command.arguments("WORDS") == ["luke", "list", "show"])
        #expect(command.flag("quiet"))
    }

    @Test func `two hyphens end the options and one hyphen is a word`() throws {
        let command = try command("list - -- --json -q --")
        #expect(command.words == ["-", "--json", "-q", "--"])
        #expect(!command.flag("json"))
        #expect(!command.flag("quiet"))
    }

    @Test func `a command may be named behind two hyphens, and what follows it are words`() throws {
        #expect(try command("-- list").path == ["list"])
        #expect(try command("-q -- list --json").words == ["--json"])
        #expect(try command("-- book list").path == ["book", "list"])
        #expect(try command("book -- list").path == ["book", "list"])
        #expect(try command("-- list --").words == ["--"])
        #expect(try messages("-- shwo") == ["unknown command 'shwo' for 'kith'; did you mean 'show'?"])
        #expect(try messages("-- --quiet") == ["unknown command '--quiet' for 'kith'"])
    }

    @Test func `an empty word is a word`() throws {
        #expect(try parse(["list", ""]) == parse(["list", "--", ""]))
        #expect(try parse(["list", ""]) != parse(["list"]))
    }

    @Test func `words go to arguments in order, and the last keep their share`() throws {
        let set = try command("photo set luke sky walker x.png")
        #expect(set.arguments("CONTACT") == ["luke", "sky", "walker"])
        #expect(set.argument("FILE") == "x.png")
        let long = try command("move luke demo rebels")
        #expect((long.argument("CONTACT"), long.argument("FROM"), long.argument("TO")) == ("luke", "demo", "rebels"))
        let short = try command("move luke rebels")
        #expect(short.argument("CONTACT") == "luke")
        #expect(short.argument("FROM") == nil)
        #expect(short.argument("TO") == "rebels")
    }

    @Test func `a line without a command asks for the overview`() throws {
        #expect(try parse([]) == .help(.command([])))
        #expect(try parse("-q") == .help(.command([])))
    }

    @Test(arguments: [
        "--help", "-h", "list --help", "list -h", "-h list", "list -qh --json --tsv --bogus", "ls luke --help",
    ])
    func `help stands before every other error of the line`(line: String) throws {
        let path = line.contains("l ") || line.contains("list") || line.contains("ls") ? ["list"] : []
        #expect(try parse(line) == .help(.command(path)))
    }

    @Test func `help by command and by option are the same`() throws {
        for (byCommand, byOption) in [
            ("help", "--help"), ("help ls", "ls -h"), ("help book add", "book add --help"), ("help book", "book -h"),
        ] {
            #expect(try parse(byCommand) == parse(byOption))
        }
        #expect(try parse("help help") == .help(.command(["help"])))
        #expect(try parse("help json") == .help(.topic("json")))
        #expect(try messages("help jsn") == ["unknown command 'jsn' for 'kith'; did you mean 'json'?"])
        #expect(try messages("help book ad") == ["unknown command 'ad' for 'kith book'; did you mean 'add'?"])
    }

    @Test func `the version is asked for anywhere`() throws {
        #expect(try parse("--version") == .version)
        #expect(try parse("list --version") == .version)
        #expect(try parse("--version --help") == .help(.command([])))
    }
}
