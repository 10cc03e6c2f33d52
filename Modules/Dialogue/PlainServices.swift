package import BooksFeature
package import ChangeFeature
package import ConflictFeature
package import ContactActions
package import DetailFeature
package import EditFeature
package import Interaction
package import ListFeature
package import Models
package import Navigation
package import Opening
package import OutboxFeature
package import Persistence
package import TrashFeature

/// Dependencies of the dialogue.
package struct PlainServices: Sendable {
    let coordinators: CoordinatorFactory
    let store: StoreProvider
    let lists: ListViewModel.Factory
    let details: DetailViewModel.Factory
    let forms: EditViewModel.Factory
    let conflicts: ConflictViewModel.Factory
    let makeChanges: ChangeViewModel.Factory
    let books: BooksViewModel.Factory
    let bookForms: BookFormViewModel.Factory
    let trash: TrashViewModel.Factory
    let outbox: OutboxViewModel.Factory
    let opener: any Opener
    let photos: ContactPhotos
    /// Changes on their way to the store.
    let changes: ChangeQueue
    let clock: WallClock
    /// Runner of background work.
    let taskRunner: TaskRunner
    /// The user's folder, for paths that begin with `~`; nil where there is none.
    let homeFolder: String?
    /// The user asked for no requests: changes wait.
    let isOffline: Bool

    package init(
        coordinators: CoordinatorFactory, store: StoreProvider, lists: ListViewModel.Factory,
        details: DetailViewModel.Factory,
        forms: EditViewModel.Factory, conflicts: ConflictViewModel.Factory, makeChanges: ChangeViewModel.Factory,
        books: BooksViewModel.Factory, bookForms: BookFormViewModel.Factory, trash: TrashViewModel.Factory,
        outbox: OutboxViewModel.Factory, opener: any Opener, photos: ContactPhotos, changes: ChangeQueue,
        clock: WallClock, taskRunner: TaskRunner, homeFolder: String?, isOffline: Bool
    ) {
        self.coordinators = coordinators
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
        self.photos = photos
        self.changes = changes
        self.clock = clock
        self.taskRunner = taskRunner
        self.homeFolder = homeFolder
        self.isOffline = isOffline
    }
}
