package import DependencyInjection
internal import DetailFeature
internal import ListFeature
internal import Models
internal import Navigation
internal import Persistence
internal import Sync

/// Makers of the view models, which belong to the main actor and need to know what they are opened for.
package struct FeaturesAssembly: Assembly {
    package init() {}

    package func assemble(into builder: ContainerBuilder) {
        builder.registerMainActorMaker(ListViewModel.self, taking: ListArgument.self) {
            (argument, store: any ContactStore, synchronizer: any BookSynchronizer, ledger: RefreshLedger) in
            ListViewModel(
                store: store, synchronizer: synchronizer, ledger: ledger, query: argument.query,
                signal: argument.signal)
        }
        builder.registerMainActorMaker(DetailViewModel.self, taking: DetailArgument.self) {
            (argument, store: any ContactStore) in
            DetailViewModel(store: store, id: argument.id, signal: argument.signal)
        }
    }
}
