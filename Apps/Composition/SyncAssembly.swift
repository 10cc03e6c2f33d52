internal import AddressBooks
internal import DemoSeeding
package import DependencyInjection
internal import Directories
internal import Models
internal import Persistence
internal import Sync

/// Registers the sync services between directories and the store.
package struct SyncAssembly: Assembly {
    package init() {}

    package func assemble(into builder: ContainerBuilder) {
        builder.register((any BookSynchronizer).self, as: DirectorySynchronizer.self, scope: .singleton) {
            (
                store: any ContactStore, kinds: All<DirectoryKind>, clock: WallClock, identifiers: ContactIDGenerator,
                lock: SyncLock
            ) in
            DirectorySynchronizer(
                store: store, kinds: kinds.services, clock: clock, identifiers: identifiers, lock: lock)
        }
        builder.register(RefreshLedger.self, scope: .singleton) { RefreshLedger() }
        builder.register(PristineBooks.self) { (seeder: DemoSeeder) in
            PristineBooks { try seeder.isPristine($0, in: $1) }
        }
        builder.register(BookCatalog.self) {
            (store: any ContactStore, kinds: All<DirectoryKind>, clock: WallClock, given: PristineBooks) in
            BookCatalog(store: store, kinds: kinds.services, clock: clock, given: given)
        }
    }
}
