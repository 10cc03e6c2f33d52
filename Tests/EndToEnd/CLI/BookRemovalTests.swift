import JSON
import Processes
import Testing

/// Data that would be lost with a book.
@Suite(.serialized, .waiting)
struct BookRemovalTests {
    private let home: CommandLineHome
    private let server: ContactsServer

    init() throws {
        home = try CommandLineHome()
        server = try ContactsServer()
        try home.connect(to: server)
    }

    private func expectRefusal(naming texts: String...) throws {
        let refused = try home.kith("book", "remove", "rebels")
        #expect(refused.status == 7)
        for text in texts + ["--yes"] { #expect(refused.standardError.contains(text)) }
        #expect(try home.kith("book", "show", "rebels").status == 0)
    }

    @Test func `what the directory has deleted too is in the trash alone`() throws {
        let ids = try ["Jyn", "Cassian"].map { try home.kith("new", "--given", $0, "--family", "Erso").lines[0] }
        #expect(try home.kith("delete", ids[0]).status == 0)
        try expectRefusal(naming: "1 deleted contact in the trash")
        // Still there, so that it can be fetched again; but that it is to be deleted is known here alone.
        #expect(try home.kith("delete", ids[1], "--offline").status == 0)
        try expectRefusal(
            naming: "1 change not sent to the directory yet and 1 deleted contact in the trash")
        #expect(try home.kith("trash", "empty", "--yes").status == 0)
        // The first one is told as lost, before the second one's deletion is undone.
        #expect(try home.kith("undo").standardError.contains("the deletion of 1 contact can't be undone"))
        #expect(try home.kith("undo").status == 0)
        #expect(try home.kith("sync").status == 0)
        #expect(try home.kith("book", "remove", "rebels").status == 0)
    }

    @Test func `conflicts are counted among the changes`() throws {
        let ids = try ["Jyn", "Cassian"].map { try home.kith("new", "--given", $0, "--family", "Erso").lines[0] }
        for id in ids { _ = try home.kith("edit", id, "--given", "Mine", "--offline") }
        server.change(1, "first_name", "Theirs")
        _ = try home.kith("sync")
        _ = try home.kith("edit", ids[1], "--given", "Again", "--offline")
        try expectRefusal(naming: "2 changes not sent to the directory yet (1 in conflict)")
        #expect(try home.kith("book", "remove", "rebels", "--yes").status == 0)
    }

    @Test func `a book of this machine has its trash nowhere else`() throws {
        _ = try home.kith("book", "add", "home")
        let id = try home.kith("new", "--given", "Jyn", "--book", "home").lines[0]
        _ = try home.kith("delete", id)
        let refused = try home.kith("book", "remove", "home")
        #expect(refused.status == 7)
        #expect(refused.standardError.contains("1 deleted contact"))
    }
}
