import ContactsAPIDirectory
import Directories
import DirectoryServer
import GitHubOrganizationsDirectory
import JSON
import Models
import Networking
import SpaceXLaunchesDirectory
import StarWarsDirectory
import Synchronization
import Testing

/// The server read and changed through Kith's own directories.
struct KithTests {
    @Test func `each kind reads all that is there, and finds nothing wrong with it`() async throws {
        let fixture = try ServedDirectoriesFixture { $0.contacts = 500 }
        let counts = ["contacts-api": 500, "star-wars": 8, "github-organizations": 80, "spacex-launches": 14]
        for kind in kinds(fixture) {
            let service = try kind.service(for: DirectoryBinding(kind: kind.name, url: fixture.server.address))
            guard case .everything(let list) = try await service.fetch(after: nil, progress: { _ in }).content else {
                Issue.record("\(kind.name) has nothing")
                continue
            }
            #expect(list.entries.count == counts[kind.name])
            #expect(list.skipped.isEmpty)
            #expect(list.omitted.isEmpty)
        }
    }

    @Test func `contacts are created, changed, read and deleted`() async throws {
        let fixture = try ServedDirectoriesFixture { $0.contacts = 0 }
        let directory = try contacts(fixture)
        let created = try await directory.create(content("Ada"))
        #expect(created.card.emails == [Labeled("ada@example.org")])
        #expect(created.card.photo == nil)
        let changed = try await directory.update(
            created.remoteID, fields: [.given, .email], to: content("Augusta", email: nil))
        #expect(changed.card.displayName == "Augusta Lovelace")
        #expect(changed.card.emails.isEmpty)
        #expect(changed.isFavorite == true)
        #expect(try await directory.entry(created.remoteID) == changed)
        await #expect(throws: DirectoryError.self) {
            try await directory.update(created.remoteID, fields: [.given], to: content("A"))
        }
        try await directory.delete(created.remoteID)
        try await directory.delete(created.remoteID)
        #expect(try await directory.entry(created.remoteID) == nil)
    }

    @Test func `details of all contacts are read`() async throws {
        let fixture = try ServedDirectoriesFixture { $0.contacts = 300 }
        let directory = try contacts(fixture)
        guard case .everything(let list) = try await directory.fetch(after: nil, progress: { _ in }).content else {
            Issue.record("the list is empty")
            return
        }
        let entries = Mutex<[DirectoryEntry]>([])
        try await directory.readDetails(of: list.entries.map(\.remoteID)) { answer in
            if case .entry(let entry) = answer { entries.withLock { $0.append(entry) } }
        }
        let read = entries.withLock { $0 }
        #expect(Set(read.map(\.remoteID)) == Set(list.entries.map(\.remoteID)))
        #expect(read.contains { $0.card.emails.isEmpty } && read.contains { !$0.card.emails.isEmpty })
    }

    @Test func `a contact whose answer was lost is found, and is the only one`() async throws {
        let fixture = try ServedDirectoriesFixture { ($0.contacts, $0.lostAnswers) = (50, 1) }
        let directory = try contacts(fixture)
        let error = await #expect(throws: DirectoryError.self) { try await directory.create(content("Ada")) }
        #expect(error?.isAnswerLost == true)
        let found = try await directory.entries(like: content("Ada"), except: [])
        #expect(found.map(\.card.displayName) == ["Ada Lovelace"])
        #expect(try await fixture.json("/contacts.json").array?.count == 51)
    }

    private func content(_ given: String, email: String? = "ada@example.org") -> ContactContent {
        let card = ContactCard(
            name: ContactName(given: [given], family: ["Lovelace"]),
            emails: [email].compactMap { $0.map { Labeled($0) } })
        return ContactContent(card: card, isFavorite: true)
    }

    private func contacts(_ fixture: ServedDirectoriesFixture) throws -> any WritableDirectory & DetailedDirectory {
        let kind = ContactsAPIDirectory.kind(client: fixture.client)
        let service = try kind.service(for: DirectoryBinding(kind: kind.name, url: fixture.server.address))
        return try #require(service as? ContactsAPIDirectory)
    }

    private func kinds(_ fixture: ServedDirectoriesFixture) -> [DirectoryKind] {
        let client = InterceptingHTTPClient(
            base: fixture.client, adapters: [UserAgentAdapter(version: "1.0")])
        return [
            ContactsAPIDirectory.kind(client: client),
            StarWarsDirectory.kind(client: client), GitHubOrganizationsDirectory.kind(client: client),
            SpaceXLaunchesDirectory.kind(client: client),
        ]
    }
}
