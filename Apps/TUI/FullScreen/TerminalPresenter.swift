package import Composition
package import Navigation
package import TerminalUI

/// Keeps a screen for each route of the stack, as it was left, and draws the top one; with room for two panes, the list
/// beside a contact.
@MainActor
package final class TerminalPresenter: Presenter {
    /// What only the app can do, since it has the terminal.
    package enum Command: Sendable {
        case suspend, redraw
    }

    private struct Place {
        let route: Route
        let screen: any Screen
        let task: Task<Void, Never>
    }

    private let coordinator: Coordinator
    private let request: LaunchRequest
    private let screens: ScreenFactory
    private let theme: Theme
    private let isUTF8: Bool
    private var places: [Place] = []
    /// The contact beside the list while the list has the focus.
    private var preview: Place?
    private var help: HelpOverlay?
    /// What came while a screen was opening.
    private var waiting: [TerminalInput] = []
    private var size = Size(columns: 80, rows: 24)
    private var canvas: Canvas
    private var panes: [(screen: any Screen, area: Rect)] = []
    /// The person has left, or had to.
    package private(set) var isFinished = false
    /// Why the person had to leave; nil where they wanted to.
    package private(set) var problem: Problem?
    /// Called when something is to be drawn that no view model tells of, and when the person has left.
    package var onChange: @MainActor () -> Void = {}

    /// - Parameter isUTF8: the terminal shows more than ASCII.
    package init(request: LaunchRequest, screens: ScreenFactory, theme: Theme, isUTF8: Bool = true) {
        self.request = request
        self.isUTF8 = isUTF8
        self.screens = screens
        self.theme = theme
        canvas = Canvas(size: Size(columns: 0, rows: 0), theme: theme)
        coordinator = Coordinator(book: request.book)
        coordinator.presenter = self
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
        if leadsBack { top?.reload() }
        layOut()
        if top?.isOpening == false { takeWaiting() }
        onChange()
    }

    package func finish() {
        problem = (top as? LaunchScreen)?.problem
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

    private var receiver: ViewModelSource.Receiver {
        { [weak coordinator] in coordinator?.receive($0) }
    }

    private func place(for route: Route, signal: @escaping ViewModelSource.Receiver) -> Place {
        let screen: any Screen
        do {
            screen = try screens.screen(
                for: route, request: request, signal: signal, onChange: { [weak self] in self?.onChange() })
        } catch {
            screen = FailureScreen(Problem(error), signal: signal)
        }
        return Place(route: route, screen: screen, task: Task { await screen.live() })
    }

    private func end(_ place: Place) {
        place.task.cancel()
        place.screen.close()
    }

    private func endPreview() {
        if let preview { end(preview) }
        preview = nil
    }

    private var top: (any Screen)? { places.last?.screen }
}

// MARK: - Drawing
extension TerminalPresenter {
    /// The frame that shows where the app is.
    package func frame(size: Size) -> Frame {
        self.size = size
        layOut()
        guard let top else { return Frame(size: size) }
        let context = top.context
        let window = WindowView(
            title: title, info: info, status: status,
            hints: KeyTable.hints(in: context, isUTF8: isUTF8) { offers($0) },
            panes: panes.map { pane in pane.screen.view(isFocused: pane.screen === top) })
        // Wider or higher than it was, it may show more.
        help?.scroll(by: 0, rows: size.rows)
        canvas =
            if let help {
                Canvas.draw(
                    HelpView(help.context, firstLine: help.firstLine, isUTF8: isUTF8, over: window), size: size,
                    theme: theme)
            } else {
                Canvas.draw(window, size: size, theme: theme)
            }
        return canvas.frame
    }

    /// Tells each visible screen its size. What that shows may change the status, and so the sizes: twice is enough.
    private func layOut() {
        for _ in 0..<2 {
            let shown = visibleScreens
            let layout = WindowLayout(area: Rect(size), paneCount: shown.count, status: status)
            for (screen, area) in zip(shown, layout.panes) { screen.layOut(in: area.size) }
            panes = Array(zip(shown, layout.panes))
        }
    }

    private var hasTwoPanes: Bool { size.columns >= WindowLayout.columnsForTwoPanes && size.rows >= 10 }

    private var visibleScreens: [any Screen] {
        guard let top else { return [] }
        guard hasTwoPanes, let list = sequencePlace else {
            endPreview()
            return [top]
        }
        if list.screen !== top { return [list.screen, top] }
        updatePreview()
        return [top] + (preview.map { [$0.screen] } ?? [])
    }

    private func updatePreview() {
        let route = sequence?.selectedContact
        if preview?.route == route { return }
        endPreview()
        // What is only looked at leads nowhere.
        preview = route.map { place(for: $0, signal: { _ in }) }
    }

    private var sequencePlace: Place? { places.last { $0.screen is any ContactSequence } }
    private var sequence: (any ContactSequence)? { sequencePlace?.screen as? any ContactSequence }

    /// Whether an action would do something on the top screen now.
    private func offers(_ action: Action) -> Bool {
        switch action {
        case .otherPane where !hasTwoPanes: false
        case .refresh where top?.context == .detail:
            top?.offers(action) == true || sequencePlace?.screen.offers(action) == true
        default: top?.offers(action) == true
        }
    }

    /// The list's, where it is seen.
    private var leading: (any Screen)? { panes.first?.screen ?? top }
    private var title: String { leading?.title ?? "" }
    private var info: [String] { leading?.info ?? [] }
    /// The first word is the top screen's.
    private var status: Status? { places.reversed().lazy.compactMap(\.screen.status).first }
}

// MARK: - Input
extension TerminalPresenter {
    /// Takes what came in; gives back what only the app can do.
    package func handle(_ input: TerminalInput) -> Command? {
        guard let top, !isFinished else { return nil }
        if top.isOpening, !isUrgent(input) {
            waiting.append(input)
            return nil
        }
        switch input {
        case .key(let key):
            forgetNotices()
            return handle(key, on: top)
        case .paste(let text, _):
            forgetNotices()
            if help == nil { top.paste(text) }
        case .mouse(let event):
            forgetNotices()
            handle(event)
        case .focus(let hasFocus): if hasFocus { reload() }
        case .answer: break
        }
        return nil
    }

    private func forgetNotices() {
        for place in places { place.screen.forgetNotice() }
    }

    private func isUrgent(_ input: TerminalInput) -> Bool {
        guard case .key(let key) = input else { return false }
        return [.quit, .suspend, .redraw].contains(KeyTable.action(for: key, in: .launch))
    }

    private func takeWaiting() {
        let inputs = waiting
        waiting = []
        for input in inputs { _ = handle(input) }
    }

    private func handle(_ key: KeyEvent, on top: any Screen) -> Command? {
        guard let action = KeyTable.action(for: key, in: help == nil ? top.context : .help) else {
            if help == nil { top.type(key) }
            return nil
        }
        switch action {
        case .suspend: return .suspend
        case .redraw: return .redraw
        case .quit: coordinator.receive(.quit)
        default:
            if help == nil { perform(action, on: top) } else { help?.perform(action, rows: size.rows) }
            if help?.isOpen == false { help = nil }
        }
        return nil
    }

    private func perform(_ action: Action, on top: any Screen) {
        switch action {
        case .help: help = HelpOverlay(top.context)
        case .nextContact: sequence?.openNeighbour(by: 1)
        case .previousContact: sequence?.openNeighbour(by: -1)
        case .otherPane where !hasTwoPanes: break
        case .refresh where top.context == .detail:
            top.perform(.refresh)
            // A store that cannot be read is told once.
            if !top.offers(.refresh) { sequencePlace?.screen.perform(.refresh) }
        default: top.perform(action)
        }
    }

    private func handle(_ event: MouseEvent) {
        let wheel: Int? =
            switch event.kind {
            case .wheelDown: 3
            case .wheelUp: -3
            default: nil
            }
        if help != nil {
            if let wheel { help?.scroll(by: wheel, rows: size.rows) }
            return
        }
        guard let pane = panes.last(where: { $0.area.contains(event.position) }) else { return }
        if let wheel { return pane.screen.scroll(by: wheel) }
        guard event.kind == .press(.left) else { return }
        // A click on the contact beside the list goes to it.
        if pane.screen === preview?.screen { return top?.perform(.open) ?? () }
        if let target = canvas.target(at: event.position) { pane.screen.click(target) }
    }
}
