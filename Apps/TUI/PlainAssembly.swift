internal import BooksFeature
internal import ChangeFeature
internal import ConflictFeature
internal import DependencyInjection
internal import DetailFeature
internal import Dialogue
internal import EditFeature
internal import Interaction
internal import KithSettings
internal import ListFeature
internal import Models
internal import Navigation
internal import Opening
internal import OutboxFeature
internal import Persistence
internal import PhotoScreens
internal import TerminalUI
internal import TrashFeature

/// The app as a dialogue line by line: what the screens have, without the terminal.
struct PlainAssembly: Assembly {
    func assemble(into builder: ContainerBuilder) {
        builder.register(PlainServices.self) {
            (
                coordinators: CoordinatorFactory, store: StoreProvider, lists: ListViewModel.Factory,
                details: DetailViewModel.Factory,
                forms: EditViewModel.Factory, conflicts: ConflictViewModel.Factory,
                makeChanges: ChangeViewModel.Factory,
                books: BooksViewModel.Factory, bookForms: BookFormViewModel.Factory, trash: TrashViewModel.Factory,
                outbox: OutboxViewModel.Factory, opener: any Opener, photos: PhotoService, changes: ChangeQueue,
                clock: WallClock, threads: WorkerThreads, settings: Settings
            ) in
            PlainServices(
                coordinators: coordinators, store: store, lists: lists, details: details, forms: forms,
                conflicts: conflicts,
                makeChanges: makeChanges, books: books, bookForms: bookForms, trash: trash, outbox: outbox,
                opener: opener, photos: photos.changing, changes: changes, clock: clock,
                taskRunner: TaskRunner(executor: threads), homeFolder: settings.environment["HOME"],
                isOffline: settings.isOffline)
        }
        builder.registerMainActorMaker((any Interface).self, taking: LaunchRequest.self, name: .plain) {
            (request, services: PlainServices) in
            PlainInterface(PlainDialogue(request: request, services: services))
        }
    }
}
