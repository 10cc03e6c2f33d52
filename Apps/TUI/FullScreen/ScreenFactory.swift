internal import Composition
package import Models
internal import Navigation
internal import Persistence

/// From a route to a screen: the one place where this front says what each route looks like.
package struct ScreenFactory: Sendable {
    private let source: ViewModelSource
    private let clock: WallClock
    private let clipboard: Clipboard
    private let photos: PhotoDesk
    private let filesFolder: String
    private let isOffline: Bool

    /// - Parameters:
    ///   - filesFolder: where a photo is looked for first.
    ///   - isOffline: the person asked for no requests, so nothing is refreshed by itself.
    package init(
        source: ViewModelSource, clock: WallClock, clipboard: Clipboard, photos: PhotoDesk, filesFolder: String,
        isOffline: Bool
    ) {
        self.source = source
        self.clock = clock
        self.clipboard = clipboard
        self.photos = photos
        self.filesFolder = filesFolder
        self.isOffline = isOffline
    }

    /// A screen for a route.
    ///
    /// - Parameters:
    ///   - signal: told what the person asks for that leads elsewhere.
    ///   - dialogs: where the screen asks something over itself.
    ///   - onChange: called when the screen is to be drawn again though its view model has not changed.
    /// - Throws: what the store or the container throws.
    @MainActor
    func screen(
        for route: Route, request: LaunchRequest, signal: @escaping ViewModelSource.Receiver,
        dialogs: any Dialogs, onChange: @escaping @MainActor () -> Void
    ) throws -> any Screen {
        switch route {
        case .launch: LaunchScreen(request: request, source: source, signal: signal, onChange: onChange)
        case .list(let book):
            ListScreen(
                viewModel: try source.makeList(ContactQuery(book: book), signal), signal: signal,
                newContact: NewContact(source: source, dialogs: dialogs, signal: signal),
                search: book == request.book ? request.search : "", clock: clock,
                isOffline: isOffline, onChange: onChange)
        case .detail(let id):
            DetailScreen(
                viewModel: try source.makeDetail(id, signal), signal: signal, clipboard: clipboard, photos: photos)
        case .edit(let subject):
            EditScreen(viewModel: try source.makeEdit(subject, signal), subject: subject, dialogs: dialogs)
        case .conflict(let id): ConflictScreen(viewModel: try source.makeConflict(id, signal), dialogs: dialogs)
        case .photo(let id):
            PhotoScreen(viewModel: try source.makeDetail(id, signal), desk: photos, signal: signal, dialogs: dialogs)
        case .files(let id):
            FilesScreen(
                viewModel: try source.makeDetail(id, signal), desk: photos, folder: filesFolder, signal: signal,
                dialogs: dialogs, onChange: onChange)
        case .books, .addBook, .trash, .outbox: Self.missing(signal)
        }
    }

    @MainActor
    private static func missing(_ signal: @escaping ViewModelSource.Receiver) -> any Screen {
        FailureScreen(
            Problem(
                kind: "no-screen", "kith-tui has no screen for this", hint: "`kith help` names the command for it.",
                exitCode: .refused), signal: signal)
    }
}
