import AddressBooks
import ContactsAPIDirectory
import CurlNetworking
import Directories
import DirectoryServer
import Doubles
import Editing
import Glibc
import Models
import Networking
import Persistence
import SQLitePersistence
import Sync
import Testing

/// The user with a store on disk, whose book `friends` is bound to a server with one contact.
final class PhotoJourney {
    let fixture: ServedDirectoriesFixture
    private(set) var store: any ContactStore
    private let clock = ManualClock(milliseconds: ServedDirectoriesFixture.now.milliseconds)
    private let folder: String

    init(
        server: ServedDirectoriesFixture? = nil, change: (inout DirectoryServerOptions) -> Void = { _ in }
    ) throws {
        fixture =
            try server
            ?? ServedDirectoriesFixture {
                $0.contacts = 1
                change(&$0)
            }
        var template = Array("/tmp/kith-journey-XXXXXX".utf8CString)
        folder = try #require(mkdtemp(&template).map { String(cString: $0) })
        store = try SQLiteContactStore(path: "\(folder)/kith.db")
        _ = try BookCatalog(store: store, kinds: [kind], clock: clock.wallClock).add(
            "friends", kind: kind.name, url: fixture.server.address, options: [:])
    }

    deinit {
        for name in ["kith.db", "kith.db-wal", "kith.db-shm"] { unlink("\(folder)/\(name)") }
        rmdir(folder)
    }

    private var kind: DirectoryKind { ContactsAPIDirectory.kind(client: fixture.client) }

    var editor: ContactEditor { ContactEditor(store: store, clock: clock.wallClock, identifiers: .random) }

    private var synchronizer: DirectorySynchronizer {
        DirectorySynchronizer(
            store: store, kinds: [kind], clock: clock.wallClock, identifiers: .random, backoff: Backoff { 0 })
    }

    func directory() throws -> ContactsAPIDirectory {
        let service = try kind.service(for: DirectoryBinding(kind: kind.name, url: fixture.server.address))
        return try #require(service as? ContactsAPIDirectory)
    }

    /// As another process finds the store, when what waits is due again.
    func reopen() {
        clock.advance(milliseconds: 3_600_000)
        #expect(throws: Never.self) { store = try SQLiteContactStore(path: "\(folder)/kith.db") }
    }

    @discardableResult
    func push() async throws -> PushReport { try await synchronizer.push("friends", options: RefreshOptions()) }

    func refresh() async throws -> RefreshReport {
        try await synchronizer.refresh("friends", options: RefreshOptions()) { _ in }
    }

    /// Fetches the list; its only contact.
    func firstContact() async throws -> ContactID {
        _ = try await refresh()
        return try #require(try store.read { try $0.rows(ContactQuery(), offset: 0, limit: 1) }.first?.id)
    }

    func contact(_ id: ContactID) throws -> Contact? { try store.read { try $0.contact(id) } }

    /// Nothing waits, and the URL that the contact has gives the picture.
    func expectThere(_ picture: PhotoData, of id: ContactID) async throws {
        #expect(try store.read { try $0.outbox(ofBook: nil) }.isEmpty)
        let url = try #require(try contact(id)?.card.photo?.url)
        #expect(url.hasPrefix(fixture.server.address))
        let answer = try await fixture.send(.get, url)
        #expect(answer.body == picture.bytes)
        #expect(answer.headers["Content-Type"] == picture.format.rawValue)
        let remoteID = try #require(try contact(id)?.remoteID)
        #expect(try await directory().entry(remoteID)?.card.photo?.url == url)
    }
}
