internal import BooksFeature
internal import ChangeFeature
internal import ConflictFeature
internal import DetailFeature
internal import EditFeature
internal import ListFeature
internal import Models
internal import Navigation
internal import Opening
internal import OutboxFeature
internal import Persistence
internal import PhotoScreens
internal import ScreenKit
internal import TrashFeature

/// What the dialogue is made of.
struct PlainServices: Sendable {
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
    let photos: PhotoService
    /// Changes on their way to the store.
    let changes: ChangeQueue
    let clock: WallClock
    /// Where work runs that must hold up no line.
    let taskRunner: TaskRunner
    /// The person's folder, for paths that begin with `~`; nil where there is none.
    let homeFolder: String?
    /// The person asked for no requests: changes wait.
    let isOffline: Bool
}
