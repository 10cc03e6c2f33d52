internal import AddressBooks
internal import BooksFeature
internal import ChangeDelivery
internal import ChangeFeature
internal import ConflictFeature
package import DependencyInjection
internal import DetailFeature
internal import EditFeature
internal import Editing
internal import KithSettings
internal import ListFeature
internal import Models
internal import Navigation
internal import OutboxFeature
internal import Persistence
internal import Sync
internal import TrashFeature

/// Every view model that there is, as a factory: a front takes those that it shows. The store is opened when the first
/// view model is made, not before.
package struct FeaturesAssembly: Assembly {
    package init() {}

    package func assemble(into builder: ContainerBuilder) {
        builder.register(StoreProvider.self) { (store: Provider<any ContactStore>) in StoreProvider { try store() } }
        registerContacts(in: builder)
        registerForms(in: builder)
        registerBooks(in: builder)
        registerStoredRows(in: builder)
        declareRoots(in: builder)
    }

    private func registerContacts(in builder: ContainerBuilder) {
        builder.register(ListViewModel.Factory.self) {
            (store: StoreProvider, synchronizer: Provider<any BookSynchronizer>, ledger: RefreshLedger) in
            ListViewModel.Factory { query, signal in
                ListViewModel(
                    store: try store(), synchronizer: try synchronizer(), ledger: ledger, query: query, signal: signal)
            }
        }
        builder.register(DetailViewModel.Factory.self) {
            (store: StoreProvider, synchronizer: Provider<any BookSynchronizer>) in
            DetailViewModel.Factory { id, signal in
                DetailViewModel(
                    store: try store(), id: id, refresh: { _ = try await synchronizer().refreshContact($0) },
                    signal: signal)
            }
        }
        builder.register(ChangeViewModel.Factory.self) {
            (
                store: StoreProvider, editor: Provider<ContactEditor>, changes: ChangeQueue,
                delivery: Provider<ChangeDelivery>
            ) in
            ChangeViewModel.Factory {
                ChangeViewModel(
                    store: try store(), editor: try editor(), changes: changes, delivery: try delivery())
            }
        }
    }

    private func registerForms(in builder: ContainerBuilder) {
        builder.register(EditViewModel.Factory.self) {
            (store: StoreProvider, drafts: Provider<DraftEditor>, changes: ChangeQueue) in
            EditViewModel.Factory { subject, signal in
                EditViewModel(
                    subject: subject, store: try store(), editor: try drafts(), changes: changes, signal: signal)
            }
        }
        builder.register(ConflictViewModel.Factory.self) {
            (store: StoreProvider, editor: Provider<ContactEditor>, changes: ChangeQueue) in
            ConflictViewModel.Factory { id, signal in
                ConflictViewModel(id: id, store: try store(), editor: try editor(), changes: changes, signal: signal)
            }
        }
    }

    private func registerBooks(in builder: ContainerBuilder) {
        builder.register(BooksViewModel.Factory.self) {
            (
                store: StoreProvider, catalog: Provider<BookCatalog>, changes: ChangeQueue,
                synchronizer: Provider<any BookSynchronizer>, ledger: RefreshLedger
            ) in
            BooksViewModel.Factory { signal in
                BooksViewModel(
                    store: try store(), catalog: try catalog(), changes: changes, synchronizer: try synchronizer(),
                    ledger: ledger, signal: signal)
            }
        }
        builder.register(BookFormViewModel.Factory.self) { (catalog: Provider<BookCatalog>, changes: ChangeQueue) in
            BookFormViewModel.Factory { book, signal in
                guard let book else {
                    return BookFormViewModel(catalog: try catalog(), changes: changes, signal: signal)
                }
                return try BookFormViewModel(
                    changing: book, catalog: try catalog(), changes: changes, signal: signal)
            }
        }
    }

    private func registerStoredRows(in builder: ContainerBuilder) {
        builder.register(TrashViewModel.Factory.self) {
            (
                store: StoreProvider, editor: Provider<ContactEditor>, changes: ChangeQueue,
                delivery: Provider<ChangeDelivery>
            ) in
            TrashViewModel.Factory { signal in
                TrashViewModel(
                    store: try store(), editor: try editor(), changes: changes, delivery: try delivery(), signal: signal
                )
            }
        }
        builder.register(OutboxViewModel.Factory.self) {
            (
                store: StoreProvider, editor: Provider<ContactEditor>, changes: ChangeQueue,
                delivery: Provider<ChangeDelivery>
            ) in
            OutboxViewModel.Factory { signal in
                OutboxViewModel(
                    store: try store(), editor: try editor(), changes: changes, delivery: try delivery(), signal: signal
                )
            }
        }
    }

    /// A front may leave out what it does not show.
    private func declareRoots(in builder: ContainerBuilder) {
        builder.root(ListViewModel.Factory.self)
        builder.root(DetailViewModel.Factory.self)
        builder.root(ChangeViewModel.Factory.self)
        builder.root(EditViewModel.Factory.self)
        builder.root(ConflictViewModel.Factory.self)
        builder.root(BooksViewModel.Factory.self)
        builder.root(BookFormViewModel.Factory.self)
        builder.root(TrashViewModel.Factory.self)
        builder.root(OutboxViewModel.Factory.self)
    }
}
