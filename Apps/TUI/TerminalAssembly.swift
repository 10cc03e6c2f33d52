internal import BooksFeature
internal import ChangeFeature
internal import Composition
internal import Configuration
internal import ConflictFeature
package import DependencyInjection
internal import DetailFeature
internal import EditFeature
internal import Editing
internal import Interaction
internal import KithSettings
internal import ListFeature
internal import ListScreens
internal import Logging
internal import Models
internal import Navigation
internal import Opening
internal import OutboxFeature
internal import Persistence
internal import PhotoScreens
internal import ProgramOpening
internal import ScreenKit
internal import StoreWatching
internal import Sync
internal import TerminalImages
internal import TerminalUI
internal import TrashFeature

/// Registers the parts that only this front has: the terminal and how it is drawn on, the screens, both faces of the
/// app, and a log that goes to a file, since whatever is written to stderr would stand in the middle of the screen.
struct TerminalAssembly: Assembly {
    /// The face that the app shows.
    let face: ServiceName

    func assemble(into builder: ContainerBuilder) {
        registerLog(in: builder)
        registerTerminal(in: builder)
        registerPrograms(in: builder)
        registerScreens(in: builder)
        registerInterfaces(in: builder)
    }

    private func registerLog(in builder: ContainerBuilder) {
        builder.slot(Slots.log, default: .file, override: true, for: LogSink.self)
        builder.register(LogSink.self, name: .file, as: LogFile.self, scope: .singleton) {
            (settings: Settings, clock: WallClock) in
            let file = LogFile(locations: settings.locations, clock: clock)
            return LogSink { file.write($0) }
        }
        builder.register(
            LogSink.self, name: .standardError, override: true, dependencies: [.named(.file, LogSink.self)]
        ) {
            (file: LogSink) in file
        }
    }

    private func registerTerminal(in builder: ContainerBuilder) {
        builder.register(TerminalFacts.self) { (settings: Settings) in TerminalFacts(environment: settings.environment)
        }
        builder.register(MouseSwitch.self) { (facts: TerminalFacts, settings: Settings) in
            try MouseSwitch(hasMouse: facts.hasMouse, settings)
        }
        builder.register(TerminalSession.self, scope: .singleton) { (facts: TerminalFacts, mouse: MouseSwitch) in
            try TerminalSession(
                device: TerminalDevice.standard(), modes: .standard(mouse: facts.hasMouse),
                off: mouse == .off ? [.mouse] : [])
        }
        builder.register(FrameEncoder.self) { (facts: TerminalFacts) in
            FrameEncoder(depth: facts.colorDepth, isUTF8: facts.isUTF8, joinsEmoji: facts.joinsEmoji)
        }
        builder.register(ThemeDecision.self) { (settings: Settings) in try ThemeDecision(settings) }
        builder.register(Clipboard.self) { (session: TerminalSession) in Clipboard.terminal(session) }
    }

    private func registerPrograms(in builder: ContainerBuilder) {
        builder.register((any Opener).self, name: .print, as: UnopenedLink.self, UnopenedLink.init)
        if face == .plain {
            // Nothing may take the terminal over, which there may not be.
            builder.register(ProgramRunner.self, override: true) { (settings: Settings, log: LogSink) in
                try ProgramRunner.lines(settings: settings, log: log)
            }
        } else {
            builder.register(ProgramRunner.self, override: true) {
                (session: TerminalSession, settings: Settings, log: LogSink) in
                try ProgramRunner.terminal(session, settings: settings, log: log)
            }
        }
        builder.register(WorkerThreads.self, scope: .singleton) { try WorkerThreads() }
        // Threads of its own: a change that waits for the store holds up no picture and no refresh, and they not its end.
        builder.register(ChangeQueue.self, scope: .singleton, override: true) {
            ChangeQueue(executor: try WorkerThreads(count: 1), resuming: try WorkerThreads(count: 1))
        }
        builder.register(RefreshSchedule.self) { (settings: Settings) in try RefreshSchedule(settings) }
        builder.register(StoreWatch.self) { (settings: Settings) in
            StoreWatch(database: settings.locations.database)
        }
    }

    private func registerScreens(in builder: ContainerBuilder) {
        builder.register(ScreenFactory.self) {
            (
                store: StoreProvider, lists: ListViewModel.Factory, details: DetailViewModel.Factory,
                forms: EditViewModel.Factory, conflicts: ConflictViewModel.Factory, changes: ChangeViewModel.Factory,
                books: BooksViewModel.Factory, bookForms: BookFormViewModel.Factory, trash: TrashViewModel.Factory,
                outbox: OutboxViewModel.Factory, opener: any Opener, clock: WallClock, clipboard: Clipboard,
                photos: PhotoService, schedule: RefreshSchedule, threads: WorkerThreads, settings: Settings
            ) in
            ScreenFactory(
                store: store, lists: lists, details: details, forms: forms, conflicts: conflicts,
                makeChanges: changes, books: books, bookForms: bookForms, trash: trash, outbox: outbox, opener: opener,
                clock: clock, clipboard: clipboard, photos: photos, filesFolder: settings.environment["HOME"] ?? "/",
                schedule: schedule, executor: threads)
        }
        builder.registerMainActorMaker(TerminalPresenter.self, taking: LaunchRequest.self) {
            (
                request, coordinators: CoordinatorFactory, screens: ScreenFactory, photoLoader: PhotoLoader,
                changes: ChangeQueue, theme: ThemeDecision,
                mouse: MouseSwitch, facts: TerminalFacts
            ) in
            TerminalPresenter(
                request: request, coordinators: coordinators, screens: screens, photoLoader: photoLoader,
                changes: changes,
                theme: theme, mouse: mouse,
                isUTF8: facts.isUTF8)
        }
    }

    private func registerInterfaces(in builder: ContainerBuilder) {
        builder.registerMainActorMaker((any Interface).self, taking: LaunchRequest.self, name: .fullScreen) {
            (
                request, session: TerminalSession, encoder: FrameEncoder, terminal: ImageTerminal, theme: ThemeDecision,
                watch: StoreWatch, threads: WorkerThreads, presenters: MainActorMaker<LaunchRequest, TerminalPresenter>
            ) in
            FullScreenInterface(
                session: session, encoder: encoder,
                questions: TerminalQuestions.bytes(
                    for: terminal, asksForBackground: theme.followsTerminal && encoder.depth != .none),
                environment: terminal.environment, presenter: try presenters(request), watch: watch,
                taskRunner: TaskRunner(executor: threads))
        }
        for name in [ServiceName.fullScreen, .plain] {
            builder.root(MainActorMaker<LaunchRequest, any Interface>.self, name: name)
        }
    }
}

extension ServiceName {
    package static let fullScreen: ServiceName = "full-screen"
    package static let plain: ServiceName = "plain"
}
