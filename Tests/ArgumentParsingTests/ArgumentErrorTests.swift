import ArgumentParsing
import SeededNumbers
import Testing

struct ArgumentErrorTests {
    @Test(arguments: [
        ("lst", "unknown command 'lst' for 'kith'; did you mean 'list' or 'ls'?"),
        ("lits", "unknown command 'lits' for 'kith'; did you mean 'list'?"),
        ("LIST", "unknown command 'LIST' for 'kith'; did you mean 'list'?"),
        ("det vader", "unknown command 'det' for 'kith'; did you mean 'details'?"),
        ("xyzzy", "unknown command 'xyzzy' for 'kith'"),
        ("book ad x", "unknown command 'ad' for 'kith book'; did you mean 'add'?"),
        ("secre", "unknown command 'secre' for 'kith'"), ("zz", "unknown command 'zz' for 'kith'"),
        ("- list", "unknown command '-' for 'kith'"),
        ("-- lsit", "unknown command 'lsit' for 'kith'; did you mean 'list'?"),
        ("photo", "'kith photo' needs a command: set or remove"),
        ("list --jsom", "unknown option '--jsom' for 'kith list'; did you mean '--json'?"),
        ("list --js", "unknown option '--js' for 'kith list'; did you mean '--json' or '--jsonl'?"),
        ("list --no-haeder", "unknown option '--no-haeder' for 'kith list'; did you mean '--no-header'?"),
        ("list --bok demo luke", "unknown option '--bok' for 'kith list'; did you mean '--book'?"),
        ("--bok demo list", "unknown option '--bok' for 'kith'; did you mean '--book'?"),
        ("list -json", "unknown option '-json' for 'kith list'; did you mean '--json'?"),
        ("list -qx", "unknown option '-x' for 'kith list'"),
        ("list -5", "unknown option '-5' for 'kith list'"),
        ("show --bogus luke x", "unknown option '--bogus' for 'kith show'"),
        ("list --book", "option '--book' needs a value: --book BOOK"),
        ("list -qb", "option '-b' needs a value: -b BOOK"),
        ("list --book --quiet", "option '--book' needs a value: --book BOOK"),
        ("list --book -- x", "option '--book' needs a value: --book BOOK"),
        ("--book list", "unknown command"), ("list --json=yes", "option '--json' takes no value"),
        ("list -q=1", "option '-q' takes no value"),
        ("list --json --tsv", "options '--json' and '--tsv' can't be combined"),
        ("list --format x --jsonl --json", "options '--json', '--jsonl' and '--format' can't be combined"),
        ("show", "missing argument: CONTACT"), ("photo set", "missing arguments: CONTACT FILE"),
        ("book set rebels", "missing argument: K=V"),
        ("show a b", "unexpected argument: 'b'"),
        ("show a b c d e f", "unexpected arguments: 'b', 'c', 'd' and 2 more"),
        ("book -- x", "unknown command 'x' for 'kith book'"),
    ])
    func `each error has its message`(line: String, message: String) throws {
        // A name taken for a value leaves the line without a command.
        if line == "--book list" { return #expect(try parse(line) == .help(.command([]))) }
        #expect(try messages(line) == [message])
    }

    @Test func `everything wrong is reported at once`() throws {
        #expect(
            try problems("--bogus list --sort age --json=1 --limit 0 -x --tsv --book")
                == [
                    .unknownOption("--bogus", of: "kith list", suggestions: []),
                    .invalidValue("age", subject: "--sort", expected: "choose name, family or recent"),
                    .unexpectedValue(option: "--json"),
                    .invalidValue("0", subject: "--limit", expected: "expected a whole number from 1 to 1000"),
                    .unknownOption("-x", of: "kith list", suggestions: []),
                    .missingValue(option: "--book", valueName: "BOOK"),
                    .exclusive(["--json", "--tsv"]),
                ])
    }

    @Test func `an error says where help is and exits with 2`() throws {
        let error = try #require(throws: ArgumentError.self) { try parse("photo set -x") }
        #expect(error.command == "kith photo set")
        #expect(error.hint == "Run 'kith photo set --help' for its usage.")
        #expect(error.description == "unknown option '-x' for 'kith photo set'\nmissing arguments: CONTACT FILE")
    }

    @Test func `what was typed cannot steer the terminal`() throws {
        let error = try #require(throws: ArgumentError.self) { try parse(["\u{1B}]0;x\u{7}\u{9B}\u{202E}\u{2028}\n"]) }
        #expect(error.description == "unknown command '�]0;x�����' for 'kith'")
        let option = try #require(throws: ArgumentError.self) { try parse(["list", "--a\nb", "-\u{1B}"]) }
        #expect(option.description == "unknown option '--a�b' for 'kith list'\nunknown option '-�' for 'kith list'")
    }

    @Test func `random lines never trap and never pass with a wrong value`() {
        var generator = SeededGenerator(seed: 1)
        let pieces = [
            "list", "ls", "book", "add", "photo", "set", "new", "show", "help", "json", "luke", "-", "--", "", "-5",
            "-0", "=", "--json", "--tsv", "--book", "demo",
            "--book=", "--sort", "name", "age", "--limit", "7", "-n7", "-qv", "-qvb", "-b=", "--no-header", "--no-json",
            "--email", "a@b", "--=", "--=x", "-=", "-é", "---",
            "--h", "-\u{0}", "e\u{301}", "\u{301}", "-\u{301}", "--\u{301}", "--json\u{301}",
        ]
        var commands = 0
        for _ in 0..<30_000 {
            let count = Int.random(in: 0..<7, using: &generator)
            let line = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }
            do {
                guard case .command(let command) = try sampleTable.parse(line) else { continue }
                commands += 1
                #expect(command.value("sort").map { $0 == "name" } ?? true, "\(line)")
                #expect(!(command.flag("json") && command.flag("tsv")), "\(line)")
                #expect(command.words.count <= line.count, "\(line)")
            } catch {
                #expect(!error.problems.isEmpty && !error.description.isEmpty, "\(line)")
            }
        }
        #expect(commands > 500)
    }

    @Test func `huge words and long lines cost little`() throws {
        let word = String(repeating: "l", count: 1_000_000)
        #expect(throws: ArgumentError.self) { try parse([word]) }
        #expect(throws: ArgumentError.self) { try parse(["list", "--" + word, "-" + word]) }
        let many = try parse(["list"] + Array(repeating: "luke", count: 50_000))
        guard case .command(let command) = many else { throw NotACommand(result: many) }
        #expect(command.words.count == 50_000)
    }

    @Test func `a huge word is cut where it is told`() {
        let huge = String(repeating: "x", count: 100_000)
        for line in [
            [huge], ["--" + huge], ["list", "--sort", huge], ["show", "a", huge], ["list", "--json=" + huge],
        ] {
            let error = #expect(throws: ArgumentError.self) { try parse(line) }
            #expect(error.map { $0.description.count < 200 } == true)
        }
    }
}
