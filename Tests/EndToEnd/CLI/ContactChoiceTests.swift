import JSON
import Processes
import Testing

/// Which contact is meant by an id, the start of one, a full name, or words.
@Suite(.waiting)
struct ContactChoiceTests {
    private let home: CommandLineHome

    init() throws {
        home = try CommandLineHome()
        _ = try home.kith("book", "remove", "demo", "--yes")
        _ = try home.kith("book", "add", "friends")
    }

    /// Its id.
    private func add(_ name: String, _ more: String...) throws -> String {
        let made = try home.process.run(["new", "--name", name] + more)
        try #require(made.status == 0, "\(made.standardError)")
        return made.lines[0]
    }

    private func chosen(_ words: String...) throws -> String? {
        let shown = try home.process.run(["show", "--json"] + words)
        return try JSONValue.parse(Array(shown.standardOutput.utf8))["contact"]?["id"]?.string
    }

    @Test func `a full name wins over contacts that only have its words`() throws {
        let short = try add("Jo Li")
        _ = try add("John Lindon")
        _ = try add("Joanna Lively", "--nickname", "Jo")
        #expect(try chosen("Jo", "Li") == short)
        #expect(try chosen("jo li") == short)
        #expect(try home.kith("show", "jo").status == 3)
        _ = try add("JO LI")
        #expect(try home.kith("show", "jo", "li").status == 3)
    }

    @Test func `the start of an id that is also another's name, word or number is ambiguous`() throws {
        let other = try add("Wedge Antilles")
        let start = String(other.prefix(4))
        #expect(try chosen(start) == other)
        let named = try add(start)
        let refused = try home.kith("delete", start, "--yes")
        #expect(refused.status == 3)
        #expect(refused.standardError.contains(other) && refused.standardError.contains(named))
        #expect(try home.kith("list").lines.count == 2)
        #expect(try chosen(other) == other)
        #expect(try chosen(named) == named)
        #expect(try home.kith("delete", other, named).status == 0)
        #expect(try home.kith("trash", "restore", start).status == 3)
        #expect(try home.kith("trash", "restore", named).status == 0)
        #expect(try home.kith("list", "--fields", "id").lines == [named])
    }
}
