internal import BooksFeature
internal import Composition
internal import DependencyInjection
internal import Editing
internal import Models
internal import Navigation
internal import OutboxFeature
internal import Persistence
internal import Sync
internal import TrashFeature

/// What the screens beside the contacts are made from when they are opened.
struct BoxArgument: Sendable {
    let signal: ViewModelSource.Receiver
}

/// What the form that changes a book is made from.
struct BookFormArgument: Sendable {
    let book: String
    let signal: ViewModelSource.Receiver
}

/// Makers of the view models of books, trash and outbox: what `kith` has commands for, so that it needs none of them.
struct BoxesAssembly: Assembly {
    func assemble(into builder: ContainerBuilder) {
        registerBooks(in: builder)
        registerEdits(in: builder)
        builder.register(BoxViewModelSource.self) {
            (
                books: MainActorMaker<BoxArgument, BooksViewModel>,
                forms: MainActorMaker<BoxArgument, BookFormViewModel>,
                changes: MainActorMaker<BookFormArgument, BookFormViewModel>,
                trash: MainActorMaker<BoxArgument, TrashViewModel>,
                outbox: MainActorMaker<BoxArgument, OutboxViewModel>
            ) in
            BoxViewModelSource(
                makeBooks: { try books(BoxArgument(signal: $0)) },
                makeAddBook: { try forms(BoxArgument(signal: $0)) },
                makeEditBook: { try changes(BookFormArgument(book: $0, signal: $1)) },
                makeTrash: { try trash(BoxArgument(signal: $0)) },
                makeOutbox: { try outbox(BoxArgument(signal: $0)) })
        }
    }

    private func registerBooks(in builder: ContainerBuilder) {
        builder.registerMainActorMaker(BooksViewModel.self, taking: BoxArgument.self) {
            (
                argument, store: any ContactStore, catalog: BookCatalog, changes: ChangeQueue,
                synchronizer: any BookSynchronizer, ledger: RefreshLedger
            ) in
            BooksViewModel(
                store: store, catalog: catalog, changes: changes, synchronizer: synchronizer, ledger: ledger,
                signal: argument.signal)
        }
        builder.registerMainActorMaker(BookFormViewModel.self, taking: BoxArgument.self) {
            (argument, catalog: BookCatalog, changes: ChangeQueue) in
            BookFormViewModel(catalog: catalog, changes: changes, signal: argument.signal)
        }
        builder.registerMainActorMaker(BookFormViewModel.self, taking: BookFormArgument.self) {
            (argument, catalog: BookCatalog, changes: ChangeQueue) in
            try BookFormViewModel(
                changing: argument.book, catalog: catalog, changes: changes, signal: argument.signal)
        }
    }

    private func registerEdits(in builder: ContainerBuilder) {
        builder.registerMainActorMaker(TrashViewModel.self, taking: BoxArgument.self) {
            (
                argument, store: any ContactStore, editor: ContactEditor, changes: ChangeQueue,
                synchronizer: any BookSynchronizer
            ) in
            TrashViewModel(
                store: store, editor: editor, changes: changes, synchronizer: synchronizer, signal: argument.signal)
        }
        builder.registerMainActorMaker(OutboxViewModel.self, taking: BoxArgument.self) {
            (
                argument, store: any ContactStore, editor: ContactEditor, changes: ChangeQueue,
                synchronizer: any BookSynchronizer
            ) in
            OutboxViewModel(
                store: store, editor: editor, changes: changes, synchronizer: synchronizer, signal: argument.signal)
        }
    }
}
