import Models
import Persistence
import Processes
import SQLitePersistence
import Testing

@Suite(.waiting)
struct DeleteQuestionTests {
    private let home: CommandLineHome
    /// Of three contacts of a book whose directory takes no contact back.
    private var ids: [String] = []

    init() throws {
        home = try CommandLineHome()
        _ = try home.kith("list")
        let store = try SQLiteContactStore(path: home.database)
        let moment = Timestamp(milliseconds: 1_800_000_000_000)
        var generator = SystemRandomNumberGenerator()
        var made: [String] = []
        try store.write { writer in
            try writer.addBook(
                AddressBook(
                    name: "staff", directory: DirectoryBinding(kind: "contacts-api", url: "http://127.0.0.1:9"),
                    capabilities: Capabilities(operations: [.delete], fields: [.name]), created: moment))
            for name in ["Ada\nkith: all is well", "Bo", "Cy"] {
                let id = ContactID(from: &generator)
                made.append(id.text)
                try writer.insert(
                    Contact(
                        id: id, book: "staff", remoteID: name,
                        card: ContactCard(name: ContactName(formatted: name)), isFavorite: false, created: moment,
                        updated: moment), tag: nil)
            }
        }
        ids = made
    }

    @Test func `the question says how many, and names all that cannot be given back`() throws {
        let refused = try home.process.run(["delete", "--offline", "leia", "luke"] + ids)
        #expect(refused.status == 7)
        #expect(refused.standardError.contains("delete 5 contacts?"))
        #expect(
            refused.standardError.contains(
                "of staff can't restore these as they are: \"Ada kith: all is well\", \"Bo\", \"Cy\""))
        #expect(!refused.standardError.contains("\nkith: all"))
        #expect(!refused.standardError.contains("Leia"))
        #expect(try home.kith("list").lines.count == 11)
        #expect(try home.process.run(["delete", "--offline", "--yes", "leia"] + ids).status == 0)
        #expect(try home.kith("list").lines.count == 7)
    }

    @Test func `one is named, and who can be brought back is not asked about`() throws {
        let refused = try home.process.run(["delete", "--offline", ids[1]])
        #expect(refused.status == 7)
        #expect(refused.standardError.contains("delete \"Bo\"? The directory of staff can't restore it as it is"))
        #expect(try home.kith("delete", "leia", "luke").status == 0)
    }

    @Test func `above twenty contacts the question still says what cannot be given back`() throws {
        let more = try (1...20).map { try home.kith("new", "--book", "demo", "--given", "N\($0)").lines[0] }
        let refused = try home.process.run(["delete", "--offline", ids[2]] + more)
        #expect(refused.status == 7)
        #expect(refused.standardError.contains("delete 21 contacts?"))
        #expect(refused.standardError.contains("can't restore these as they are: \"Cy\""))
    }
}
