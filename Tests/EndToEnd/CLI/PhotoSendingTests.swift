import DirectoryServer
import JSON
import Models
import Pixels
import Processes
import SamplePictures
import Synchronization
import Testing

/// Photos of contacts that a directory has.
@Suite(.serialized, .waiting)
struct PhotoSendingTests {
    private final class Journal: Sendable {
        private let lines = Mutex<[String]>([])

        func add(_ line: String) { lines.withLock { $0.append(line) } }

        var writes: [String] { lines.withLock { $0.filter { !$0.hasPrefix("GET") } } }
    }

    private let home: CommandLineHome
    private let server: DirectoryServer
    private let journal = Journal()
    private let face = SamplePicture.png(width: 9, height: 9, red: 255, green: 255, blue: 255)
    private let file: String

    init() throws {
        home = try CommandLineHome()
        file = try home.folder.write(face, as: "face.png")
        var options = DirectoryServerOptions()
        options.port = 0
        options.contacts = 1
        server = try DirectoryServer(
            options, clock: WallClock { Timestamp(milliseconds: 1_800_000_000_000) },
            log: { [journal] in journal.add($0) })
        _ = try home.kith("book", "remove", "demo", "--yes")
        _ = try home.kith("book", "add", "friends", "--directory", "contacts-api", "--url", server.address)
        _ = try home.kith("sync")
    }

    private func contact(_ number: Int = 0) throws -> JSONValue {
        try #require(try home.json("list", "--sort", "recent", "--json")["items"]?.array?[number])
    }

    private func exported(_ id: String) throws -> [UInt8] {
        let export = try home.kith("photo", "export", id, home.folder.path + "/exported", "--force")
        try #require(export.status == 0, "\(export)")
        return try home.folder.read("exported")
    }

    @Test func `a photo is sent as a form, and has the server's address from then on`() throws {
        let id = try #require(contact()["id"]?.string)
        let set = try home.kith("photo", "set", id, file)
        #expect(set.status == 0)
        #expect(!set.standardError.contains("outbox"))
        // The server takes photos as parts of forms alone.
        #expect(journal.writes == ["PUT /contacts/2.json 200"])
        #expect(try contact()["photo"]?["url"]?.string?.hasPrefix("\(server.address)/images/contacts/2/") == true)
        #expect(try contact()["pending"]?.bool == false)
        #expect(try exported(id) == face)
        let removed = try home.kith("photo", "remove", id)
        #expect(removed.status == 7)
        #expect(removed.standardError.contains("can replace a photo, but not remove it"))
        #expect(try home.kith("edit", id, "--clear", "photo").status == 7)
        #expect(
            try home.json("book", "show", "friends", "--json")["book"]?["capabilities"]?.array?.contains("photo")
                == true)
    }

    @Test func `offline a photo waits, is there at once, and is sent later`() throws {
        let id = try #require(contact()["id"]?.string)
        let set = try home.kith("photo", "set", id, file, "--offline")
        #expect(set.status == 0)
        #expect(set.standardError.contains("stays in the outbox"))
        #expect(journal.writes.isEmpty)
        #expect(try exported(id) == face)
        #expect(try home.kith("photo", "show", id, "--offline").standardOutput.contains("@@"))
        #expect(try home.json("outbox", "--json")["items"]?.array?.first?["fields"] == ["photo"])
        #expect(try home.kith("sync").status == 0)
        #expect(journal.writes == ["PUT /contacts/2.json 200"])
        #expect(try contact()["photo"]?["url"]?.string?.hasPrefix(server.address) == true)
        #expect(try exported(id) == face)
        #expect(try home.kith("outbox").lines.isEmpty)
    }

    @Test func `a new contact and an edit take their photos along`() throws {
        let added = try home.kith("new", "--given", "Jyn", "--family", "Erso", "--photo", file)
        #expect(added.status == 0)
        #expect(journal.writes.first == "POST /contacts.json 201")
        let id = added.lines[0]
        #expect(try exported(id) == face)
        #expect(
            try home.json("show", id, "--json")["contact"]?["photo"]?["url"]?.string?.hasPrefix(server.address) == true)
        let other = SamplePicture.png(width: 5, height: 5, red: 9)
        let path = try home.folder.write(other, as: "other.png")
        #expect(try home.kith("edit", id, "--family", "Andor", "--photo", path).status == 0)
        #expect(try exported(id) == other)
        let contact = try #require(home.json("show", id, "--json")["contact"])
        #expect(contact["name"]?["family"]?.string == "Andor")
        #expect(contact["pending"]?.bool == false)
    }

    @Test func `a book that is only read takes none, and one of one's own can remove them`() throws {
        _ = try home.kith("book", "add", "rebels", "--directory", "star-wars", "--url", server.address)
        _ = try home.kith("sync", "rebels")
        for arguments in [
            ["photo", "set", "leia", file], ["photo", "remove", "leia"], ["edit", "leia", "--photo", file],
            ["edit", "leia", "--clear", "photo"], ["new", "--book", "rebels", "--given", "Jyn", "--photo", file],
        ] {
            let refused = try home.process.run(arguments)
            #expect(refused.status == 7, "\(arguments)")
            #expect(refused.standardError.contains("\"rebels\" can't"), "\(refused.standardError)")
        }
        _ = try home.kith("book", "add", "mine")
        let mine = try home.json("book", "show", "mine", "--json")["book"]?["capabilities"]?.array
        #expect(mine?.suffix(2) == ["photo", "remove-photo"])
    }
}
