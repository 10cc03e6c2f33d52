import JSON
import Processes
import Testing

@Suite(.waiting)
struct StreamTests {
    @Test func `a closed pipe ends quietly`() throws {
        let home = try CommandLineHome()
        let ended = try home.process.shell("{ \"$KITH\" list --jsonl; echo \"$?\" >&2; } | true")
        #expect(["141\n", "0\n"].contains(ended.standardError))
        let first = try home.process.shell("\"$KITH\" list | head -1")
        #expect(first.standardOutput.hasPrefix("Chewbacca"))
        #expect(first.standardError.isEmpty)
    }

    @Test func `a full disk behind stdout is told, with exit code 74`() throws {
        let home = try CommandLineHome()
        let failed = try home.process.shell("\"$KITH\" list > /dev/full")
        #expect(failed.status == 74)
        #expect(failed.standardError.contains("standard output"))
        #expect(failed.standardError.contains("No space left"))
    }

    @Test(arguments: [("xterm", true), ("dumb", false), ("", false)])
    func `a terminal has colors if it says what it is`(terminal: String, isColored: Bool) throws {
        let home = try CommandLineHome()
        let shown = try home.with(["TERM": terminal])
            .shell("script -qec '\"$KITH\" --no-pager list' /dev/null < /dev/null")
        #expect(shown.standardOutput.contains("Chewbacca"))
        #expect(shown.standardOutput.contains("\u{1B}[") == isColored)
    }

    @Test func `machine output is one object with a schema, and the same keys for everybody`() throws {
        let home = try CommandLineHome()
        let list = try home.json("list", "--json")
        #expect(list["schema"]?.string == "kith.list/1")
        #expect(list["total"]?.int == 8)
        let keys = [
            "id", "book", "remote_id", "kind", "name", "organization", "organization_units", "title", "emails",
            "phones",
            "addresses", "urls", "birthday", "note", "favorite", "photo", "categories", "attributes", "pending",
            "conflict", "created",
            "updated",
        ]
        for item in try #require(list["items"]?.array) { #expect(item.object?.keys == keys) }
        let lines = try home.kith("list", "--jsonl").lines
        #expect(lines.count == 8)
        #expect(try JSONValue.parse(Array(lines[0].utf8)) == list["items"]?.array?[0])
    }

    @Test func `records can end with NUL and have a header, and templates take fields`() throws {
        let home = try CommandLineHome()
        #expect(try home.kith("list", "hux", "-0", "--fields", "name,book").standardOutput == "General Hux\tdemo\0")
        #expect(
            try home.kith("list", "hux", "--tsv", "--header", "--fields", "name,birthday").standardOutput
                == "name\tbirthday\nGeneral Hux\t1982-07-04\n")
        #expect(
            try home.kith("list", "hux", "--format", "{family}, {given}\\t{book}").standardOutput
                == "Hux, General\tdemo\n")
        #expect(try home.kith("list", "--format", "!{email}").status == 0)
        #expect(try home.kith("list", "--format", "{nme}").status == 2)
    }

    @Test func `words find by the start of words, folded, and fields can be named`() throws {
        let home = try CommandLineHome()
        #expect(try home.kith("list", "LEI", "org", "--fields", "name").standardOutput == "Leia Organa\n")
        #expect(try home.kith("list", "attribute:sith", "--fields", "name").standardOutput == "Darth Vader\n")
        #expect(try home.kith("list", "affiliation").status == 1)
        #expect(
            try home.kith("ls", "--sort", "family", "--limit", "2", "--fields", "family").standardOutput == "\nHux\n")
    }

    @Test func `several matches without a terminal are an error that lists them`() throws {
        let home = try CommandLineHome()
        let failed = try home.kith("show", "s")
        #expect(failed.status == 3)
        #expect(failed.standardOutput.isEmpty)
        for name in ["Han Solo", "Luke Skywalker", "Supreme Leader Snoke"] {
            #expect(failed.standardError.contains(name))
        }
        #expect(try home.kith("show", "nobody").status == 1)
    }

    @Test func `a total counts what matches, whatever the limit`() throws {
        let home = try CommandLineHome()
        let list = try home.json("list", "--json", "--limit", "2")
        #expect(list["items"]?.array?.count == 2)
        #expect(list["total"]?.int == 8)
        #expect(try home.json("list", "solo", "--json", "--limit", "0")["total"]?.int == 1)
    }

    @Test(arguments: [["list", "-"], ["list", "..."], ["show", "-"], ["show", "...", "?"]])
    func `words without letters or digits are nothing to search for`(arguments: [String]) throws {
        let home = try CommandLineHome()
        let failed = try home.process.run(arguments)
        #expect(failed.status == 2)
        #expect(failed.standardOutput.isEmpty)
        #expect(failed.standardError.contains("no letter or digit"))
    }

    @Test func `kinds and books that do not exist are said so`() throws {
        let home = try CommandLineHome()
        #expect(try home.kith("list", "--kind", "individual").lines.count == 8)
        #expect(try home.kith("list", "--kind", "organization").status == 1)
        let kind = try home.kith("list", "--kind", "x")
        #expect(kind.status == 2)
        #expect(kind.standardError.contains("location"))
        for arguments in [["list", "-b", "nope"], ["show", "vader", "-b", "nope"], ["book", "remove", "nope"]] {
            let book = try home.process.run(arguments)
            #expect(book.status == 1)
            #expect(book.standardError.contains("there is no book \"nope\""))
        }
    }

    @Test(arguments: ["--json", "--jsonl", "--format={name}"])
    func `a header belongs to tab-separated text`(option: String) throws {
        let home = try CommandLineHome()
        #expect(try home.kith("list", "--header", option).status == 2)
    }

    @Test func `a wrong command line has exit code 2 and the nearest right one`() throws {
        let home = try CommandLineHome()
        let command = try home.kith("lst")
        #expect(command.status == 2)
        #expect(command.standardError.contains("'list'"))
        let option = try home.kith("list", "--favorits")
        #expect(option.status == 2)
        #expect(option.standardError.contains("--favorites"))
        let json = try home.kith("list", "--json", "--tsv")
        #expect(json.status == 2)
        #expect(try JSONValue.parse(Array(json.standardError.utf8))["error"]?["kind"]?.string == "usage")
    }

    @Test func `help, -h and help COMMAND are one text, without a store`() throws {
        let home = try CommandLineHome()
        let help = try home.kith("help", "list")
        #expect(help.status == 0)
        #expect(help.standardOutput.contains("--favorites"))
        #expect(try home.kith("list", "--help") == help)
        #expect(try home.kith("list", "-h") == help)
        #expect(try home.kith("help", "json").standardOutput.contains("kith.list/1"))
        #expect(try home.kith("--version").standardOutput.hasPrefix("kith "))
        #expect(try home.process.shell("ls -A \"$KITH_HOME\"").standardOutput.isEmpty)
    }
}
