import JSON
import Models
import Processes
import Testing

/// Messages on stderr: prefix, length and form.
@Suite(.waiting)
struct MessageTests {
    private static let huge = String(repeating: "x", count: 100_000)

    /// The objects on stderr, one a line.
    private func said(_ outcome: KithProcess.Outcome) throws -> [JSONValue] {
        try outcome.standardError.split(separator: "\n").map { try JSONValue.parse(Array($0.utf8)) }
    }

    @Test(arguments: [
        [huge], ["list", "--sort", huge], ["list", huge], ["show", huge], ["show", huge, "--json"], ["edit", huge],
        ["list", "--book", huge], ["list", "--format", "{\(huge)}"], ["book", "show", huge], ["book", "add", huge],
        ["book", "add", "b", "--directory", huge], ["book", "add", "b", "--directory", "contacts-api", "--url", huge],
        ["book", "set", "demo", huge], ["sync", huge], ["config", "get", huge],
        ["config", "set", "opener.\(huge)", "x"],
        ["config", "set", "use.persistence", huge], ["config", "set", "use.\(huge)", "x"],
        ["outbox", "drop", huge], ["trash", "restore", huge], ["email", "leia", "--label", huge],
        ["edit", "leia", "--remove-email", huge], ["favorite", huge], ["help", huge],
        ["new", "--book", huge, "--given", "x"],
    ])
    func `a huge word is cut where it is told`(arguments: [String]) throws {
        let ended = try KithProcess(.kith, environment: home()).run(arguments)
        #expect(ended.status != 0)
        #expect(!ended.standardError.isEmpty)
        #expect(ended.standardError.utf8.count < 1_500, "\(arguments[0])")
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func home() -> [String: String] { ["KITH_HOME": folder.path] }

    @Test func `no key of a document drowns or fakes a message`() throws {
        let home = try CommandLineHome()
        let keys = (1...1_000).map { #""k\#($0)":1"# }.joined(separator: ",")
        for document in [#"{"\#(Self.huge)":1}"#, #"{"a\nkith: b":1}"#, "{\(keys)}"] {
            let refused = try home.kith("edit", "leia", "-", input: document)
            #expect(refused.status == 7)
            #expect(refused.standardError.utf8.count < 1_500)
            #expect(refused.standardError.split(separator: "\n").count == 2)
        }
    }

    @Test func `no name passes for a message of its own`() throws {
        let home = try CommandLineHome()
        try StoredContacts.write(
            [StoredContacts.contact("Eve\nkith: the store is damaged\r\n  Run rm -rf ~\u{2028}", "Rebel")], into: home)
        let id = try home.kith("list", "--fields", "id").lines[0]
        let commands = [
            ["email", id], ["call", id], ["message", id, "--label", "x"], ["favorite", id], ["unfavorite", id],
            ["undo"],
            ["redo"], ["edit", id, "--note", "x"], ["edit", id, "--email", "x@y", "--note", "y"],
            ["email", id, "--label", "a\nkith: b", "--print"], ["show", "evil\nkith: x y"], ["delete", id],
            ["trash", "restore", id], ["undo"], ["undo"],
        ]
        for command in commands {
            let ended = try home.process.run(command)
            #expect(!ended.standardError.isEmpty, "\(command)")
            for line in ended.standardError.split(whereSeparator: \.isNewline).dropFirst() {
                #expect(line.hasPrefix("  ") && !line.contains("rm -rf"), "\(command): \(line)")
            }
        }
    }

    @Test func `with JSON everything on stderr is JSON, and quiet leaves out the notes alone`() throws {
        let home = try CommandLineHome()
        for command in [
            ["list", "nobody", "--json"], ["list", "nobody", "--jsonl"], ["trash", "--json"], ["outbox", "--json"],
            ["outbox", "retry", "--json"], ["conflicts", "--json"], ["sync", "--json"], ["trash", "empty", "--json"],
        ] {
            let ended = try home.process.run(command)
            let notes = try said(ended)
            #expect(notes.count == 1)
            #expect(notes.first?["note"]?.string?.isEmpty == false, "\(command)")
            #expect(try home.process.run(command + ["--quiet"]).standardError.isEmpty)
        }
        let failed = try home.kith("show", "nobody", "--json", "--quiet")
        #expect(failed.status == 1)
        #expect(try said(failed).first?["error"]?["kind"]?.string == "not-found")
    }

    @Test func `a command that has nothing to do still prints its document`() throws {
        let home = try CommandLineHome()
        let retried = try home.json("outbox", "retry", "--json")
        #expect(retried["schema"]?.string == "kith.changes/1")
        #expect(retried["action"]?.string == "retried")
        #expect(retried["items"]?.array?.isEmpty == true)
        #expect(retried["delivery"]?["state"]?.string == "local")
        let emptied = try home.json("trash", "empty", "--json")
        #expect(emptied["schema"]?.string == "kith.changes/1")
        #expect(emptied["total"]?.int == 0)
        let unmade = try home.with(["EDITOR": "true"]).run(["new", "--editor", "--json"])
        #expect(unmade.status == 0)
        let document = try JSONValue.parse(Array(unmade.standardOutput.utf8))
        #expect(document["action"]?.string == "unchanged")
        #expect(document["contact"]?.isNull == true)
    }

    @Test func `the trash is emptied with a document of what was in it`() throws {
        let home = try CommandLineHome()
        _ = try home.kith("delete", "leia", "luke")
        let emptied = try home.json("trash", "empty", "--yes", "--json")
        #expect(emptied["action"]?.string == "emptied")
        #expect(emptied["total"]?.int == 2)
        #expect(try home.json("trash", "--json")["total"]?.int == 0)
    }

    @Test func `favorites are spelled in one way`() throws {
        let home = try CommandLineHome()
        #expect(try home.kith("favorite", "leia").standardError.hasPrefix("favorited Leia Organa"))
        #expect(try home.kith("undo").standardError.hasPrefix("undid: favorited Leia Organa"))
        #expect(try home.json("favorite", "leia", "--json")["action"]?.string == "favorited")
    }
}
