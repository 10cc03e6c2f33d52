import JSON
import Processes
import Testing

/// Undo before sending, and permanent deletion.
@Suite(.serialized, .waiting)
struct RevertingTests {
    private let home: CommandLineHome
    private let server: ContactsServer
    private let id: String

    init() throws {
        home = try CommandLineHome()
        server = try ContactsServer()
        try home.connect(to: server)
        id = try home.kith("new", "--given", "Jyn", "--family", "Erso").lines[0]
    }

    private var name: String? {
        get throws { try home.json("show", id, "--json")["contact"]?["name"]?["full"]?.string }
    }

    @Test func `undo of an edit that was never sent leaves no conflict that nobody made`() throws {
        _ = try home.kith("edit", id, "--given", "Mine", "--offline")
        server.change(1, "first_name", "Theirs")
        #expect(try home.kith("sync").status == 6)
        #expect(try home.kith("undo").status == 0)
        #expect(try name == "Theirs Erso")
        #expect(try home.kith("conflicts").lines.isEmpty)
        #expect(try home.kith("outbox").lines.isEmpty)
        #expect(try home.kith("redo").status == 0)
        #expect(try name == "Mine Erso")
        #expect(server.contacts.first?["first_name"] == "Mine")
        #expect(try home.kith("conflicts").lines.isEmpty)
    }

    @Test func `undo of an edit of what was deleted there is told to end in the trash`() throws {
        _ = try home.kith("edit", id, "--given", "Mine", "--offline")
        server.delete(1)
        #expect(try home.kith("sync").status == 6)
        let undone = try home.kith("undo")
        #expect(undone.status == 0)
        #expect(undone.standardError.contains("in the trash now"))
        #expect(try home.kith("list").lines.isEmpty)
        #expect(try home.kith("conflicts").lines.isEmpty)
        #expect(try home.kith("redo").status == 0)
        #expect(server.contacts.map { $0["first_name"] } == ["Mine"])
    }

    @Test func `an emptied trash leaves nothing of anybody in the store's file`() throws {
        let gone = try home.kith(
            "new", "--given", "Zaphodibus", "--family", "Beeblebroxian", "--phone", "0170 99887766"
        ).lines[0]
        _ = try home.kith("edit", gone, "--email", "tricia@mcmillan.example")
        #expect(try home.kith("delete", gone).status == 0)
        #expect(try home.kith("trash", "empty", "--yes").status == 0)
        for text in ["phodibus", "eblebrox", "99887766", "mcmillan"] {
            let found = try home.process.shell("cat \"$KITH_HOME\"/kith.db* | strings | grep -ic \(text)")
            #expect(found.standardOutput == "0\n")
        }
        let refused = try home.kith("undo")
        #expect(refused.status == 1)
        #expect(refused.standardError.contains("the deletion of 1 contact can't be undone"))
        // The step before the ones that are forgotten.
        #expect(try home.kith("undo").standardError.contains("undid: created Jyn Erso"))
    }

    @Test func `what is still to be deleted in its directory stays in the trash, and is told`() throws {
        _ = try home.kith("delete", id, "--offline")
        let emptied = try home.kith("trash", "empty", "--yes")
        #expect(emptied.status == 0)
        #expect(emptied.standardError.contains("1 contact must be deleted in a directory first"))
        #expect(try home.kith("sync").status == 0)
        #expect(try home.kith("trash", "empty", "--yes").status == 0)
        #expect(try home.kith("trash").lines.isEmpty)
    }
}
