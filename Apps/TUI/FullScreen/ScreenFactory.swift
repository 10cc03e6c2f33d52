package import BooksFeature
internal import BooksScreens
package import ChangeFeature
package import ConflictFeature
internal import ConflictScreens
internal import ContactActions
package import DetailFeature
internal import DetailScreens
package import EditFeature
internal import EditScreens
internal import Interaction
internal import LaunchScreens
package import ListFeature
package import ListScreens
package import Models
internal import Navigation
package import Opening
package import OutboxFeature
internal import OutboxScreens
package import Persistence
package import PhotoScreens
internal import ScreenKit
package import TrashFeature
internal import TrashScreens

/// From a route to a screen: the one place where this front says what each route looks like.
@MainActor
package final class ScreenFactory {
    private let store: StoreProvider
    private let lists: ListViewModel.Factory
    private let details: DetailViewModel.Factory
    private let forms: EditViewModel.Factory
    private let conflicts: ConflictViewModel.Factory
    private let makeChanges: ChangeViewModel.Factory
    private let books: BooksViewModel.Factory
    private let bookForms: BookFormViewModel.Factory
    private let trash: TrashViewModel.Factory
    private let outbox: OutboxViewModel.Factory
    private let opener: any Opener
    private let clock: WallClock
    private let clipboard: Clipboard
    private let photos: PhotoService
    private let filesFolder: String
    private let schedule: RefreshSchedule
    /// Runner of the asynchronous work of screens and the presenter.
    let taskRunner: TaskRunner
    /// All screens have one, since what is known of the sending is about them all.
    private var changes: ChangeViewModel?

    /// - Parameters:
    ///   - filesFolder: where a photo is looked for first.
    ///   - executor: where work runs that must hold up no key; nil for Swift's own.
    package nonisolated init(
        store: StoreProvider, lists: ListViewModel.Factory, details: DetailViewModel.Factory,
        forms: EditViewModel.Factory, conflicts: ConflictViewModel.Factory, makeChanges: ChangeViewModel.Factory,
        books: BooksViewModel.Factory, bookForms: BookFormViewModel.Factory, trash: TrashViewModel.Factory,
        outbox: OutboxViewModel.Factory, opener: any Opener, clock: WallClock, clipboard: Clipboard,
        photos: PhotoService, filesFolder: String, schedule: RefreshSchedule, executor: (any TaskExecutor)? = nil
    ) {
        self.store = store
        self.lists = lists
        self.details = details
        self.forms = forms
        self.conflicts = conflicts
        self.makeChanges = makeChanges
        self.books = books
        self.bookForms = bookForms
        self.trash = trash
        self.outbox = outbox
        self.opener = opener
        self.clock = clock
        self.clipboard = clipboard
        self.photos = photos
        self.filesFolder = filesFolder
        self.schedule = schedule
        taskRunner = TaskRunner(executor: executor)
    }

    /// A screen for a route.
    ///
    /// - Parameters:
    ///   - signal: told what the user asks for that leads elsewhere.
    ///   - dialogs: where the screen asks something over itself.
    ///   - onChange: called when the screen is to be drawn again though its view model has not changed.
    /// - Throws: what the store or the container throws.
    func screen(
        for route: Route, request: LaunchRequest, signal: @escaping SignalReceiver,
        dialogs: any Dialogs, onChange: @escaping @MainActor () -> Void
    ) throws -> any Screen {
        switch route {
        case .launch:
            LaunchScreen(
                request: request, store: store, signal: signal, taskRunner: taskRunner, onChange: onChange)
        case .list(let book):
            ListScreen(
                viewModel: try lists(ContactQuery(book: book), signal: signal),
                search: book == request.book ? request.search : "", actions: try actions(signal, dialogs),
                newContact: newContact(signal, dialogs), signal: signal,
                dialogs: dialogs, clock: clock, schedule: schedule, taskRunner: taskRunner,
                photoLoader: photos.photoLoader, onChange: onChange)
        case .detail(let id):
            DetailScreen(
                viewModel: try details(id, signal: signal), actions: try actions(signal, dialogs),
                newContact: newContact(signal, dialogs), signal: signal,
                clipboard: clipboard, photos: photos)
        case .edit(let subject):
            EditScreen(
                viewModel: try forms(subject, signal: signal), subject: subject, dialogs: dialogs)
        case .conflict(let id):
            ConflictScreen(
                viewModel: try conflicts(id, signal: signal), dialogs: dialogs)
        case .photo(let id):
            PhotoScreen(
                viewModel: try details(id, signal: signal), photoService: photos, actions: try actions(signal, dialogs),
                signal: signal, dialogs: dialogs)
        case .files(let id):
            FilesScreen(
                viewModel: try details(id, signal: signal), photoService: photos, folder: filesFolder,
                signal: signal, dialogs: dialogs, onChange: onChange)
        case .books:
            BooksScreen(viewModel: try books(signal: signal), tools: tools(dialogs, onChange))
        case .addBook: BookFormScreen(viewModel: try bookForms(signal: signal), dialogs: dialogs)
        case .editBook(let book):
            BookFormScreen(viewModel: try bookForms(changing: book, signal: signal), dialogs: dialogs)
        case .trash:
            TrashScreen(
                viewModel: try trash(signal: signal), tools: tools(dialogs, onChange))
        case .outbox:
            OutboxScreen(viewModel: try outbox(signal: signal), tools: tools(dialogs, onChange))
        }
    }

    private func tools(_ dialogs: any Dialogs, _ onChange: @escaping @MainActor () -> Void) -> RowsTools {
        RowsTools(dialogs: dialogs, clock: clock, taskRunner: taskRunner, onChange: onChange)
    }

    private func newContact(_ signal: @escaping SignalReceiver, _ dialogs: any Dialogs) -> NewContact {
        NewContact(store: store, bookForms: bookForms, dialogs: dialogs, signal: signal)
    }

    private func actions(
        _ signal: @escaping SignalReceiver, _ dialogs: any Dialogs
    ) throws -> ContactActions {
        let changes = try changes ?? makeChanges()
        self.changes = changes
        return ContactActions(
            changes: changes, contact: store.contact, opener: opener, clipboard: clipboard, dialogs: dialogs,
            signal: signal)
    }
}
