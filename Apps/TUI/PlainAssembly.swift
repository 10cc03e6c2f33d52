internal import Composition
internal import DependencyInjection
internal import Models
internal import Opening
internal import Persistence
internal import TerminalUI

/// The app as a dialogue line by line: what the screens have, without the terminal.
struct PlainAssembly: Assembly {
    func assemble(into builder: ContainerBuilder) {
        builder.register(PlainServices.self) {
            (
                source: ViewModelSource, boxes: BoxViewModelSource, opener: any Opener, photos: PhotoService,
                changes: ChangeQueue, clock: WallClock, threads: WorkerThreads, settings: Settings
            ) in
            PlainServices(
                source: source, boxes: boxes, opener: opener, photos: photos, changes: changes, clock: clock,
                taskRunner: TaskRunner(executor: threads), homeFolder: settings.environment["HOME"],
                isOffline: settings.isOffline)
        }
        builder.registerMainActorMaker((any Interface).self, taking: LaunchRequest.self, name: .plain) {
            (request, services: PlainServices) in
            PlainDialogue(request: request, services: services)
        }
    }
}
