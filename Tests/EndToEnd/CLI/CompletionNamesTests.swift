import Models
import Persistence
import Processes
import SQLitePersistence
import Testing

/// Completions of `TAB`: names that the command takes, and no others.
@Suite(.waiting)
struct CompletionNamesTests {
    private let home: CommandLineHome

    init() throws {
        home = try CommandLineHome()
        try StoredContacts.write(
            [
                StoredContacts.contact("Wedge", "Antilles", organization: "Rogue"),
                StoredContacts.contact("Zev", "Senesca", organization: "Rogue"),
                StoredContacts.contact("Zelda", "Findme"),
            ], into: home)
    }

    /// The candidates, without what explains them.
    private func offered(_ words: String...) throws -> [String] {
        let answer = try home.process.run(["__complete", "zsh", "--"] + words)
        #expect(answer.status == 0)
        #expect(answer.standardError.isEmpty)
        return answer.lines.map { line in String(line.prefix { $0 != "\t" }) }
    }

    @Test func `only what is in the trash can be restored, and only conflicts can be resolved`() throws {
        #expect(try offered("trash", "restore", "").isEmpty)
        _ = try home.kith("delete", "zev", "wedge")
        #expect(Set(try offered("trash", "restore", "")) == ["Zev Senesca", "Wedge Antilles"])
        #expect(try offered("trash", "restore", "z") == ["Zev Senesca"])
        #expect(try offered("trash", "restore", "sen") == ["Zev Senesca"])
        #expect(try offered("trash", "restore", "rog").isEmpty)
        #expect(try offered("--book", "other", "trash", "restore", "").isEmpty)
        #expect(try offered("show", "") == ["Zelda Findme"])

        let zelda = try home.kith("list", "--fields", "id").lines[0]
        try SQLiteContactStore(path: home.database).write { writer in
            let id = try #require(ContactID(zelda))
            try writer.setConflict(Conflict(contact: id, book: "rebels", kind: .bothChanged, fields: [.note]))
        }
        for command in ["resolve", "show"] { #expect(try offered("conflicts", command, "") == ["Zelda Findme"]) }
    }

    @Test func `outbox, kinds and books are offered where they are asked for`() throws {
        #expect(try offered("book", "add", "x", "--directory", "s") == ["star-wars", "spacex-launches"])
        #expect(try offered("new", "--kind", "") == ["individual", "org", "group", "location", "thing"])
        #expect(try offered("new", "--book", "r") == ["rebels"])
        #expect(try offered("sync", "").isEmpty)
        _ = try home.kith("book", "add", "far", "--directory", "contacts-api", "--url", "http://127.0.0.1:9")
        #expect(try offered("sync", "") == ["far"])
        #expect(Set(try offered("book", "show", "")) == ["rebels", "far"])
        #expect(try offered("outbox", "drop", "").isEmpty)
        _ = try home.kith("new", "--book", "far", "--given", "Jyn", "--family", "Erso", "--offline")
        let answer = try home.kith("__complete", "fish", "--", "outbox", "drop", "")
        #expect(answer.lines == ["1\tcreate Jyn Erso"])
    }

    @Test func `what clear offers, it takes`() throws {
        let fields = try offered("edit", "zelda", "--clear", "")
        #expect(fields.contains("email") && fields.contains("note"))
        let id = try home.kith("list", "zelda", "--fields", "id").lines[0]
        for field in fields {
            let cleared = try home.kith("edit", id, "--clear", field)
            #expect([0, 7].contains(cleared.status), "\(field): \(cleared.standardError)")
            #expect(!cleared.standardError.contains("is no value for"))
        }
        for field in ["kind", "favorite", "nothing"] {
            #expect(!fields.contains(field))
            #expect(try home.kith("edit", id, "--clear", field).status == 2)
        }
    }

    @Test func `a book and a home on the line are those that are asked`() throws {
        _ = try home.kith("book", "add", "friends")
        _ = try home.kith("new", "--book", "friends", "--given", "Zoe")
        #expect(try offered("show", "Z") == ["Zelda Findme", "Zev Senesca", "Zoe"])
        #expect(try offered("--book", "friends", "show", "Z") == ["Zoe"])
        #expect(try offered("show", "-bfriends", "") == ["Zoe"])
        #expect(try offered("show", "--book=rebels", "findme") == ["Zelda Findme"])
        #expect(try offered("show", "--book=friends", "findme").isEmpty)
        #expect(try offered("show", "--book=nowhere", "Z").isEmpty)
        let answer = try home.with(["KITH_HOME": "/nonexistent"]).run(
            ["__complete", "zsh", "--", "--home", home.folder.path, "show", "Zo"])
        #expect(answer.lines.map { $0.prefix { $0 != "\t" } } == ["Zoe"])
    }

    @Test func `a word that begins no name completes the only one that it finds`() throws {
        #expect(try offered("show", "findme") == ["Zelda Findme"])
        #expect(try offered("show", "rogue").isEmpty)
        #expect(try offered("show", "nobody").isEmpty)
    }
}
