import JSON
import Processes
import Testing

@Suite(.waiting)
struct FirstRunTests {
    @Test func `a first list has the eight of the demo book, asks nothing, and needs no network`() throws {
        let home = try CommandLineHome()
        let list = try home.kith("list")
        #expect(list.status == 0)
        #expect(list.standardError.isEmpty)
        #expect(
            list.lines.map { $0.prefix { $0 != "\t" } } == [
                "Chewbacca", "Darth Vader", "General Hux", "Han Solo", "Kylo Ren", "Leia Organa", "Luke Skywalker",
                "Supreme Leader Snoke",
            ])
    }

    @Test func `show vader has what the first ancestor showed`() throws {
        let home = try CommandLineHome()
        let show = try home.kith("show", "vader")
        #expect(show.status == 0)
        for line in ["Name\tDarth Vader", "Birthdate\tJul 13, 1947", "Force Sensitive\tYES", "Affiliation\tSITH"] {
            #expect(show.lines.contains(line))
        }
    }

    @Test func `the demo book is given once: removed is removed`() throws {
        let home = try CommandLineHome()
        #expect(try home.kith("book", "remove", "demo").status == 0)
        let list = try home.kith("list")
        #expect(list.status == 1)
        #expect(list.standardOutput.isEmpty)
        #expect(!list.standardError.isEmpty)
        #expect(try home.json("book", "list", "--json")["items"] == .array([]))
    }

    @Test func `ids stay from run to run, and their first four characters will do`() throws {
        let home = try CommandLineHome()
        let first = try home.json("show", "leia", "--json")["contact"]?["id"]?.string
        let id = try #require(first)
        let again = try home.kith("show", String(id.prefix(4)))
        #expect(again.lines.first == "Name\tLeia Organa")
    }

    @Test func `a store in memory touches no file`() throws {
        let home = try CommandLineHome()
        let process = home.with(["KITH_USE": "Persistence=memory", "KITH_HOME": home.folder.path + "/not-there"])
        #expect(try process.run(["list"]).lines.count == 8)
        #expect(try home.process.shell("ls -A '\(home.folder.path)'").standardOutput.isEmpty)
        let graph = try process.run(["graph"]).standardOutput
        #expect(graph.contains("Persistence=memory"))
        #expect(try home.kith("graph").standardOutput.contains("Persistence=sqlite"))
    }

    @Test func `the config file chooses like KITH_USE, which wins`() throws {
        let home = try CommandLineHome()
        #expect(try home.kith("config", "set", "use.persistence", "memory").status == 0)
        #expect(try home.kith("graph").standardOutput.contains("Persistence=memory"))
        #expect(
            try home.with(["KITH_USE": "Persistence=sqlite"]).run(["graph"]).standardOutput.contains(
                "Persistence=sqlite"))
    }

    @Test func `an unknown choice keeps the front from starting, and names those there are`() throws {
        let home = try CommandLineHome()
        let failed = try home.with(["KITH_USE": "Persistence=memroy,Storage=x"]).run(["list"])
        #expect(failed.status == 78)
        #expect(failed.standardOutput.isEmpty)
        for word in ["memroy", "memory", "sqlite", "Storage", "Persistence"] {
            #expect(failed.standardError.contains(word))
        }
    }
}
