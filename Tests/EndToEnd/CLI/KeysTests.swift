import JSON
import Keys
import Processes
import Testing

@Suite(.waiting)
struct KeysTests {
    @Test func `text has a line for each row of the table, without a title in a pipe`() throws {
        let lines = try KithProcess(.kith).run(["keys"]).lines
        #expect(lines.count == KeyContext.allCases.reduce(0) { $0 + KeyTable.own($1).count })
        #expect(lines.contains("list\td\tDelete"))
        #expect(lines.contains("edit\tCtrl-S\tSave"))
        #expect(lines.contains("line-editing\tCtrl-W\tCut to previous space"))
    }

    @Test func `a screen where text is typed has the keys of line editing too`() throws {
        let items = try document(["keys", "edit", "--json"])["items"]?.array ?? []
        #expect(Set(items.compactMap { $0["screen"]?.string }) == ["edit", "line-editing", "everywhere"])
        let yank = items.first { $0["action"]?.string == "paste" }
        #expect(yank?["keys"]?.array?.compactMap(\.string) == ["Ctrl-Y"])
    }

    @Test func `a screen has its own keys and those that hold everywhere`() throws {
        let items = try document(["keys", "trash", "--json"])["items"]?.array ?? []
        #expect(Set(items.compactMap { $0["screen"]?.string }) == ["trash", "everywhere"])
        let restore = items.first { $0["action"]?.string == "restore" }
        #expect(restore?["keys"]?.array?.compactMap(\.string) == ["Enter", "r"])
        #expect(restore?["help"]?.string == "Restore")
    }

    @Test func `the document holds the whole table`() throws {
        let document = try document(["keys", "--json"])
        let items = document["items"]?.array ?? []
        #expect(document["schema"]?.string == "kith.keys/1")
        #expect(document["total"]?.int == items.count)
        #expect(items.allSatisfy { $0.object?.keys == ["screen", "keys", "action", "help"] })
        let screens = Set(items.compactMap { $0["screen"]?.string })
        #expect(screens == Set(KeyContext.allCases.map(\.rawValue)))
    }

    @Test func `a screen that is none is refused with those there are, and shells are offered them`() throws {
        let refused = try KithProcess(.kith).run(["keys", "lst"])
        #expect(refused.status == 2)
        #expect(refused.standardError.contains("list"))
        let offered = try KithProcess(.kith).run(["__complete", "bash", "--", "keys", "tr"])
        #expect(offered.standardOutput == "trash\n")
    }

    @Test func `it needs no store and no settings, and makes nothing`() throws {
        let home = try CommandLineHome()
        _ = try home.process.shell("echo '[broken' > \"$KITH_HOME/config\"")
        #expect(try home.kith("keys", "list").status == 0)
        #expect(try home.process.shell("ls -A \"$KITH_HOME\"").standardOutput == "config\n")
    }

    private func document(_ arguments: [String]) throws -> JSONValue {
        try JSONValue.parse(Array(KithProcess(.kith).run(arguments).standardOutput.utf8))
    }
}
