internal import Composition
internal import Interaction
internal import KeyAdvice
package import KithSettings
internal import LaunchScreens
internal import Models
package import Navigation
internal import OverlayScreens
package import Persistence
package import PhotoScreens
internal import ScreenKit
internal import TerminalUI

/// Keeps a screen for each route of the stack, as it was left, and draws the top one; with room for two panes, the list
/// beside a contact.
@MainActor
package final class TerminalPresenter: Presenter {
    /// Operations that need the app's terminal.
    package enum Command: Sendable, Hashable {
        case suspend, redraw
        case mouse(isOn: Bool)
    }

    struct Place {
        let route: Route
        let screen: any Screen
        let task: Task<Void, Never>
    }

    let coordinator: any Coordinating
    private let request: LaunchRequest
    private let screens: ScreenFactory
    /// The pictures of all screens.
    let photoLoader: PhotoLoader
    /// The changes of all screens, on their way to the store.
    package let changes: ChangeQueue
    private(set) var theme: Theme
    private let followsBackground: Bool
    private(set) var mouse: MouseSwitch
    let isUTF8: Bool
    private let toastMilliseconds: Int64
    private let momentMilliseconds: Int64
    private(set) var places: [Place] = []
    /// The contact beside the list while the list has the focus.
    var preview: Place?
    /// Dialogs over the screens.
    private(set) lazy var dialogs = DialogStack(
        toastMilliseconds: toastMilliseconds, onChange: { [weak self] in self?.onChange() })
    /// Of what the status lines tell.
    var reading: NoticeReading
    /// Input during a change applies to its result; one that takes longer holds up no key. In a task, since
    /// changes take their places at once in tasks only.
    private(set) lazy var moment = BusyIndicatorDelay(milliseconds: momentMilliseconds) { [weak self] in
        Task { self?.takeWaiting() }
    }
    /// Until a change that waits is worth a word.
    private(set) lazy var changePatience = BusyIndicatorDelay { [weak self] in self?.onChange() }
    /// The user was asked whether they mean to leave.
    var isAskingToQuit = false
    /// Input buffered while a screen is opening or a change is being made.
    var waiting: [TerminalInput] = []
    /// Request of the last input to the app.
    var command: Command?
    var size = Size(columns: 80, rows: 24)
    var canvas: Canvas
    var panes: [(screen: any Screen, area: Rect)] = []
    /// The user has left, or had to.
    package private(set) var isFinished = false
    /// Error that ended the app; nil if the user quit.
    package private(set) var failure: (any Error)?
    /// Called when something is to be drawn that no view model tells of, and when the user has left.
    package var onChange: @MainActor () -> Void = {} {
        didSet { photoLoader.onChange = onChange }
    }

    /// - Parameters:
    ///   - theme: which colors there are at first, and whether the terminal's answer counts more.
    ///   - isUTF8: the terminal shows more than ASCII.
    ///   - toastMilliseconds: how long what is told in passing stands where no key is pressed.
    ///   - failureMilliseconds: how long a failure stands at least, whatever is pressed.
    ///   - momentMilliseconds: for how long keys wait for the change that was asked for before them.
    package init(
        request: LaunchRequest, coordinators: CoordinatorFactory, screens: ScreenFactory, photoLoader: PhotoLoader,
        changes: ChangeQueue, theme: ThemeDecision, mouse: MouseSwitch = .on, isUTF8: Bool = true,
        toastMilliseconds: Int64 = 6_000,
        failureMilliseconds: Int64 = 1_000, momentMilliseconds: Int64 = 40
    ) {
        self.momentMilliseconds = momentMilliseconds
        self.request = request
        self.changes = changes
        reading = NoticeReading(failureMilliseconds: failureMilliseconds)
        self.toastMilliseconds = toastMilliseconds
        self.isUTF8 = isUTF8
        self.screens = screens
        self.photoLoader = photoLoader
        self.theme = .suiting(theme.background)
        followsBackground = theme.followsTerminal
        self.mouse = mouse
        canvas = Canvas(size: Size(columns: 0, rows: 0), theme: .suiting(theme.background))
        coordinator = coordinators(book: request.book)
        coordinator.presenter = self
    }

    /// Takes what the terminal says of its background, whenever it says it; other answers say nothing of it.
    func follow(_ answer: TerminalAnswer) {
        guard followsBackground, let background = TerminalBackground(answer) else { return }
        theme = .suiting(background)
    }

    /// Gives clicks and wheel to the app, or back to the terminal.
    func switchMouse() {
        guard mouse != .absent else { return }
        mouse = mouse == .on ? .off : .on
        let text =
            mouse == .on
            ? "Mouse on: click and scroll · F2 turn off"
            : "Mouse off: the terminal selects text · F2 turn on"
        dialogs.tell(Status(.note, text))
        command = .mouse(isOn: mouse == .on)
    }

    /// Has the first screen shown.
    package func start() { coordinator.start() }

    // MARK: - Presenter

    package func present(_ stack: [Route]) {
        let kept = zip(places, stack).prefix { $0.route == $1 }.count
        let leadsBack = kept == stack.count && kept < places.count
        for place in places[kept...] { end(place) }
        places.removeSubrange(kept...)
        for route in stack[kept...] { places.append(place(for: route, signal: receiver)) }
        endPreview()
        // The one that is shown may not have been opened from the list.
        if case .detail(let id) = stack.last { sequence?.select(id) }
        // What was asked was about the screen that is left.
        dialogs.closeAll()
        isAskingToQuit = false
        if leadsBack { top?.reload() }
        layOut()
        if top?.isOpening == false { takeWaiting() }
        onChange()
    }

    package func finish() {
        failure = (top as? LaunchScreen)?.failure
        isFinished = true
        for place in places { end(place) }
        endPreview()
        onChange()
    }

    /// Reads again what is shown: other processes may have changed it, which nobody tells.
    package func reload() {
        for place in places { place.screen.reload() }
        preview?.screen.reload()
    }

    private var receiver: SignalReceiver {
        { [weak coordinator] in coordinator?.receive($0) }
    }

    func place(for route: Route, signal: @escaping SignalReceiver) -> Place {
        let screen: any Screen
        do {
            screen = try screens.screen(
                for: route, request: request, signal: signal, dialogs: dialogs,
                onChange: { [weak self] in self?.onChange() })
        } catch {
            screen = FailureScreen(Explanation(inApp: error), signal: signal)
        }
        return Place(route: route, screen: screen, task: screens.taskRunner.run { await screen.live() })
    }

    private func end(_ place: Place) {
        place.task.cancel()
        place.screen.close()
    }

    func endPreview() {
        if let preview { end(preview) }
        preview = nil
    }

    var top: (any Screen)? { places.last?.screen }
}
