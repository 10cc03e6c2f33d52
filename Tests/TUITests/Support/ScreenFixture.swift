import BooksFeature
import ChangeDelivery
import ChangeFeature
import ConflictFeature
import DetailFeature
import Doubles
import EditFeature
import Editing
import Interaction
import KithSettings
import ListFeature
import ListScreens
import Models
import Navigation
import Opening
import OutboxFeature
import Persistence
import PhotoScreens
import ScreenFixtures
import Sync
import Synchronization
import TUI
import TerminalImages
import TerminalUI
import Testing
import TrashFeature

/// The app without a terminal: keys go in, frames come out.
@MainActor
final class ScreenFixture {
    let stored: StoreFixture
    let clipboard: CopiedText
    let opener = SpyOpener()
    let presenter: TerminalPresenter
    let photoLoader: PhotoLoader
    private var size = Size(columns: 80, rows: 24)

    /// - Parameters:
    ///   - contacts: what the book `demo` holds.
    ///   - directory: the book is bound to one, and was last read so long ago.
    init(
        _ contacts: [Contact] = [], request: LaunchRequest = LaunchRequest(), directory: Directory? = nil,
        isOffline: Bool = false, minutes: Int? = 15, images: StubImageLoading = StubImageLoading(),
        renderer: ImageProtocol? = nil,
        files: String = "/", executor: (any TaskExecutor)? = nil, momentMilliseconds: Int64 = 40
    ) throws {
        let stored = try StoreFixture(contacts, directory: directory, isOffline: isOffline, executor: executor)
        self.stored = stored
        let (store, editor, changes) = (stored.store, stored.editor, stored.changes)
        let (synchronizer, delivery, ledger) = (stored.synchronizer, stored.delivery, stored.ledger)
        let (clock, catalog) = (stored.clock, stored.catalog)
        let limits = KnownLimits(ofKinds: ["star-wars": directory?.capabilities.limits ?? [:]])
        let drafts = DraftEditor(store: store, editor: editor, limits: limits)
        let photoLoader = PhotoLoader.staged(images, renderer: renderer)
        self.photoLoader = photoLoader
        let copied = CopiedText()
        clipboard = copied
        let factory = ScreenFactory(
            store: StoreProvider {
                if store.isFailing { throw FaultyContactStore.fault }
                return store
            },
            lists: ListViewModel.Factory { query, signal in
                ListViewModel(
                    store: store, synchronizer: synchronizer, ledger: ledger, query: query, signal: signal)
            },
            details: DetailViewModel.Factory { id, signal in
                DetailViewModel(store: store, id: id, refresh: { _ in }, signal: signal)
            },
            forms: EditViewModel.Factory { subject, signal in
                EditViewModel(subject: subject, store: store, editor: drafts, changes: changes, signal: signal)
            },
            conflicts: ConflictViewModel.Factory { id, signal in
                ConflictViewModel(id: id, store: store, editor: editor, changes: changes, signal: signal)
            },
            makeChanges: ChangeViewModel.Factory {
                ChangeViewModel(store: store, editor: editor, changes: changes, delivery: delivery)
            },
            books: BooksViewModel.Factory { signal in
                BooksViewModel(
                    store: store, catalog: catalog, changes: changes, synchronizer: synchronizer, ledger: ledger,
                    signal: signal)
            },
            bookForms: Self.bookForms(catalog, changes),
            trash: TrashViewModel.Factory { signal in
                TrashViewModel(store: store, editor: editor, changes: changes, delivery: delivery, signal: signal)
            },
            outbox: OutboxViewModel.Factory { signal in
                OutboxViewModel(store: store, editor: editor, changes: changes, delivery: delivery, signal: signal)
            },
            opener: opener, clock: clock.wallClock,
            clipboard: Clipboard { copied.text = $0 },
            photos: .staged(photoLoader, editor: editor, drafts: drafts, changes: changes), filesFolder: files,
            schedule: RefreshSchedule(minutes: minutes, isOffline: isOffline))
        // A toast goes with a key here, never by itself: no test depends on how fast it is.
        presenter = TerminalPresenter(
            request: request, coordinators: CoordinatorFactory { Coordinator(book: $0) }, screens: factory,
            photoLoader: photoLoader, changes: changes,
            theme: ThemeDecision(.auto, environment: [:]),
            toastMilliseconds: 3_600_000, failureMilliseconds: 0, momentMilliseconds: momentMilliseconds)
    }

    var store: FaultyContactStore { stored.store }
    var synchronizer: StubSynchronizer { stored.synchronizer }
    var clock: ManualClock { stored.clock }
    var editor: ContactEditor { stored.editor }
    var changes: ChangeQueue { stored.changes }

    /// The stage with the list open.
    static func open(
        _ contacts: [Contact] = [], request: LaunchRequest = LaunchRequest(), directory: Directory? = nil,
        isOffline: Bool = false, minutes: Int? = 15, images: StubImageLoading = StubImageLoading(),
        renderer: ImageProtocol? = nil,
        files: String = "/", executor: (any TaskExecutor)? = nil, momentMilliseconds: Int64 = 40
    ) async throws -> ScreenFixture {
        let fixture = try ScreenFixture(
            contacts, request: request, directory: directory, isOffline: isOffline, minutes: minutes, images: images,
            renderer: renderer,
            files: files, executor: executor, momentMilliseconds: momentMilliseconds)
        fixture.presenter.start()
        try await fixture.wait { !$0.text().contains("Opening") }
        return fixture
    }

    func press(_ keys: String) {
        for character in keys { press(KeyEvent(.character(character))) }
    }

    func press(_ key: KeyEvent) {
        _ = presenter.handle(.key(key))
        // As the app does after each key, so that what is told has been seen.
        _ = presenter.frame(size: size)
    }

    func press(_ key: KeyEvent.Key) { press(KeyEvent(key)) }

    func frame(columns: Int = 80, rows: Int = 24) -> Frame {
        size = Size(columns: columns, rows: rows)
        return presenter.frame(size: size)
    }

    func text(columns: Int = 80, rows: Int = 24) -> String {
        frame(columns: columns, rows: rows).lines.joined(separator: "\n")
    }

    /// Lets the screens' tasks run until the condition holds.
    func wait(_ condition: (ScreenFixture) -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while !condition(self) {
            try #require(ContinuousClock.now < deadline, "the screen stays so: \(text())")
            try await Task.sleep(for: .milliseconds(1))
        }
    }
}
