internal import Configuration
internal import DemoSeeding
package import DependencyInjection
internal import KithSettings
internal import Models
internal import Persistence
internal import SQLitePersistence
internal import Sync
internal import SyncFileLock

/// The store: `sqlite`, or `memory`, which touches no file and forgets everything at the end.
package struct PersistenceAssembly: Assembly {
    package init() {}

    package func assemble(into builder: ContainerBuilder) {
        builder.slot(
            Slots.persistence, default: .sqlite, for: (any ContactStore).self, SyncLock.self, (any StoreKeeper).self)
        builder.register(
            (any ContactStore).self, name: .sqlite, as: SQLiteContactStore.self, scope: .singleton
        ) { (settings: Settings, seeder: DemoSeeder) in
            try settings.locations.prepareDatabase()
            return try seeder.seeded(SQLiteContactStore(path: settings.locations.database))
        }
        builder.register(
            (any ContactStore).self, name: .memory, as: InMemoryContactStore.self, scope: .singleton
        ) { (seeder: DemoSeeder) in
            try seeder.seeded(InMemoryContactStore())
        }
        builder.register(SyncLock.self, name: .sqlite, scope: .singleton) { (settings: Settings) in
            FileSyncLock.lock(besides: settings.locations.database)
        }
        builder.register(SyncLock.self, name: .memory, scope: .singleton) { SyncLock.inProcess() }
        builder.register((any StoreKeeper).self, name: .sqlite, as: SQLiteStoreKeeper.self) { (settings: Settings) in
            try settings.locations.prepareDatabase()
            return SQLiteStoreKeeper(path: settings.locations.database)
        }
        builder.register((any StoreKeeper).self, name: .memory, as: NoStoreKeeper.self) { NoStoreKeeper() }
        // Not every front has commands that copy the store.
        builder.root((any StoreKeeper).self)
        builder.register(DemoSeeder.self, DemoSeeder.init)
    }
}
