internal import ChangeFeature
internal import Composition
package import Models
internal import Navigation
package import Opening
internal import Persistence

/// From a route to a screen: the one place where this front says what each route looks like.
@MainActor
package final class ScreenFactory {
    private let source: ViewModelSource
    private let opener: any Opener
    private let boxes: BoxViewModelSource
    private let clock: WallClock
    private let clipboard: Clipboard
    private let photos: PhotoService
    private let filesFolder: String
    private let schedule: RefreshSchedule
    /// Where screens and the presenter begin what they wait for.
    let taskRunner: TaskRunner
    /// All screens have one, since what is known of the sending is about them all.
    private var changes: ChangeViewModel?

    /// - Parameters:
    ///   - filesFolder: where a photo is looked for first.
    ///   - executor: where work runs that must hold up no key; nil for Swift's own.
    package nonisolated init(
        source: ViewModelSource, boxes: BoxViewModelSource, opener: any Opener, clock: WallClock, clipboard: Clipboard,
        photos: PhotoService,
        filesFolder: String, schedule: RefreshSchedule, executor: (any TaskExecutor)? = nil
    ) {
        self.source = source
        self.boxes = boxes
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
    ///   - signal: told what the person asks for that leads elsewhere.
    ///   - dialogs: where the screen asks something over itself.
    ///   - onChange: called when the screen is to be drawn again though its view model has not changed.
    /// - Throws: what the store or the container throws.
    func screen(
        for route: Route, request: LaunchRequest, signal: @escaping ViewModelSource.Receiver,
        dialogs: any Dialogs, onChange: @escaping @MainActor () -> Void
    ) throws -> any Screen {
        switch route {
        case .launch:
            LaunchScreen(
                request: request, source: source, signal: signal, taskRunner: taskRunner, onChange: onChange)
        case .list(let book):
            ListScreen(
                viewModel: try source.makeList(ContactQuery(book: book), signal),
                search: book == request.book ? request.search : "", actions: try actions(signal, dialogs),
                newContact: newContact(signal, dialogs), signal: signal,
                dialogs: dialogs, clock: clock, schedule: schedule, taskRunner: taskRunner,
                board: photos.board, onChange: onChange)
        case .detail(let id):
            DetailScreen(
                viewModel: try source.makeDetail(id, signal), actions: try actions(signal, dialogs),
                newContact: newContact(signal, dialogs), signal: signal,
                clipboard: clipboard, photos: photos)
        case .edit(let subject):
            EditScreen(
                viewModel: try source.makeEdit(subject, signal), subject: subject,
                actions: try actions(signal, dialogs), dialogs: dialogs)
        case .conflict(let id):
            ConflictScreen(
                viewModel: try source.makeConflict(id, signal), actions: try actions(signal, dialogs), dialogs: dialogs)
        case .photo(let id):
            PhotoScreen(
                viewModel: try source.makeDetail(id, signal), desk: photos, actions: try actions(signal, dialogs),
                signal: signal, dialogs: dialogs)
        case .files(let id):
            FilesScreen(
                viewModel: try source.makeDetail(id, signal), desk: photos, folder: filesFolder,
                actions: try actions(signal, dialogs), signal: signal, dialogs: dialogs, onChange: onChange)
        case .books:
            BooksScreen(
                viewModel: try boxes.makeBooks(signal), dialogs: dialogs, clock: clock, taskRunner: taskRunner,
                onChange: onChange)
        case .addBook: BookFormScreen(viewModel: try boxes.makeAddBook(signal), dialogs: dialogs)
        case .editBook(let book): BookFormScreen(viewModel: try boxes.makeEditBook(book, signal), dialogs: dialogs)
        case .trash:
            TrashScreen(
                viewModel: try boxes.makeTrash(signal), dialogs: dialogs, clock: clock,
                taskRunner: schedule.isOffline ? nil : taskRunner, onChange: onChange)
        case .outbox:
            OutboxScreen(
                viewModel: try boxes.makeOutbox(signal), dialogs: dialogs, clock: clock, taskRunner: taskRunner,
                onChange: onChange)
        }
    }

    private func newContact(_ signal: @escaping ViewModelSource.Receiver, _ dialogs: any Dialogs) -> NewContact {
        NewContact(source: source, makeAddBook: boxes.makeAddBook, dialogs: dialogs, signal: signal)
    }

    private func actions(
        _ signal: @escaping ViewModelSource.Receiver, _ dialogs: any Dialogs
    ) throws -> ContactActions {
        let changes = try changes ?? source.makeChanges()
        self.changes = changes
        return ContactActions(
            changes: changes, contact: source.contact, opener: opener, clipboard: clipboard, dialogs: dialogs,
            signal: signal, taskRunner: taskRunner)
    }
}
