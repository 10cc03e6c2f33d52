import AddressBooks
import Composition
import DemoSeeding
import DependencyInjection
import KithSettings
import Models
import Persistence
import Sync
import Testing

struct SharedAssembliesTests {
    private func container(_ environment: [String: String], offline: Bool = false) throws -> Container {
        let settings = try Settings(
            environment: ["HOME": "/nonexistent"].merging(environment) { $1 }, home: nil, isOffline: offline,
            isVerbose: false)
        let builder = ContainerBuilder(selection: settings.selection)
        builder.add(PlatformAssembly(settings))
        builder.add(PersistenceAssembly())
        builder.add(NetworkingAssembly())
        builder.add(DirectoriesAssembly())
        builder.add(SyncAssembly())
        builder.add(EditingAssembly())
        builder.add(FeaturesAssembly())
        return try builder.build()
    }

    @Test func `a store in memory begins with the demo book`() throws {
        let container = try container(["KITH_USE": "Persistence=memory"])
        let store = try container.resolve((any ContactStore).self)
        let names = try store.read { reader in
            try reader.rows(ContactQuery(book: "demo"), offset: 0, limit: 100).map(\.name)
        }
        #expect(names.count == 8)
        #expect(names.contains("Supreme Leader Snoke"))
    }

    @Test func `the demo book is as it was given until a contact in it changes`() throws {
        let container = try container(["KITH_USE": "Persistence=memory"])
        let store = try container.resolve((any ContactStore).self)
        let seeder = try container.resolve(DemoSeeder.self)
        let (isPristine, first) = try store.read { reader in
            (try seeder.isPristine("demo", in: reader), try reader.rows(ContactQuery(), offset: 0, limit: 1).first)
        }
        #expect(isPristine)
        #expect(try !store.read { try seeder.isPristine("other", in: $0) })
        let id = try #require(first?.id)
        for change in DemoChange.allCases {
            let before = try #require(try store.read { try $0.contact(id) })
            try store.write { try $0.replace(change.applied(to: before), tag: nil) }
            #expect(try !store.read { try seeder.isPristine("demo", in: $0) })
            try store.write { try $0.replace(before, tag: nil) }
            #expect(try store.read { try seeder.isPristine("demo", in: $0) })
        }
        try store.write { try $0.remove([id]) }
        #expect(try store.read { try seeder.isPristine("demo", in: $0) })
        let own = Contact(
            id: id, book: "demo", card: ContactCard(note: "own"), created: Timestamp(milliseconds: 0),
            updated: Timestamp(milliseconds: 0))
        try store.write { try $0.insert(own, tag: nil) }
        #expect(try !store.read { try seeder.isPristine("demo", in: $0) })
    }

    @Test func `the store is one, whoever asks for it`() throws {
        let container = try container(["KITH_USE": "Persistence=memory"])
        let catalog = try container.resolve(BookCatalog.self)
        _ = try catalog.add("rebels", kind: nil, url: nil, options: [:])
        let store = try container.resolve((any ContactStore).self)
        #expect(try store.read { try $0.books().map(\.name) } == ["demo", "rebels"])
    }

    @Test func `offline refuses every request with a message that says so`() async throws {
        let container = try container(["KITH_USE": "Persistence=memory"], offline: true)
        let catalog = try container.resolve(BookCatalog.self)
        _ = try catalog.add("rebels", kind: "star-wars", url: "http://127.0.0.1:9", options: [:])
        let synchronizer = try container.resolve((any BookSynchronizer).self)
        let error = await #expect(throws: SyncError.self) {
            try await synchronizer.refresh("rebels", options: RefreshOptions()) { _ in }
        }
        #expect(error?.message.contains("offline") == true)
    }
}

private enum DemoChange: CaseIterable {
    case note, favorite

    func applied(to contact: Contact) -> Contact {
        var contact = contact
        switch self {
        case .note: contact.card.note = "changed"
        case .favorite: contact.isFavorite = true
        }
        return contact
    }
}
