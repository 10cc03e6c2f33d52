internal import Composition
internal import Interaction
internal import Keys
internal import Models
internal import OverlayScreens
internal import ScreenKit
package import TerminalUI

extension TerminalPresenter {
    /// The frame that shows where the app is.
    package func frame(size: Size) -> Frame {
        self.size = size
        layOut()
        guard let top else { return Frame(size: size) }
        let statuses = statuses
        reading.paints(statuses)
        let window = WindowView(
            title: title, info: info, statuses: statuses,
            hints: KeyTable.hints(in: context, isUTF8: isUTF8, word: hint) { offers($0) },
            panes: panes.map { pane in pane.screen.view(isFocused: pane.screen === top) })
        canvas = Canvas.draw(dialogs.view(over: window, size: size), size: size, theme: theme)
        return canvas.frame
    }

    private func hint(of action: Action) -> String? {
        dialogs.top.map { $0.hint(of: action) } ?? top?.hint(of: action)
    }

    /// The context whose keys apply: the top dialog's, else the top screen's.
    var context: KeyContext { dialogs.top?.context ?? top?.context ?? .launch }

    /// Tells each visible screen its size. What that shows may change the status, and so the sizes: twice is enough.
    func layOut() {
        for _ in 0..<2 {
            let shown = visibleScreens
            let layout = WindowLayout(area: Rect(size), paneCount: shown.count, statuses: statuses)
            for (screen, area) in zip(shown, layout.panes) { screen.layOut(in: area.size) }
            panes = Array(zip(shown, layout.panes))
        }
    }

    var hasTwoPanes: Bool { size.columns >= WindowLayout.columnsForTwoPanes && size.rows >= 10 }

    private var visibleScreens: [any Screen] {
        guard let top else { return [] }
        guard hasTwoPanes, !top.fillsWindow, let list = sequencePlace else {
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

    var sequencePlace: Place? { places.last { $0.screen is any ContactSequence } }
    var sequence: (any ContactSequence)? { sequencePlace?.screen as? any ContactSequence }

    /// True if an action would do something on the top screen now.
    func offers(_ action: Action) -> Bool {
        if let dialog = dialogs.top { return dialog.offers(action) }
        return switch action {
        case .otherPane where !hasTwoPanes: false
        case .palette: top?.context != .launch
        case .suspend, .redraw, .quit: true
        case .mouse: mouse != .absent
        case .refresh where top?.context == .detail:
            top?.offers(action) == true || sequencePlace?.screen.offers(action) == true
        default: top?.offers(action) == true
        }
    }

    /// Reason an action is unavailable; nil for none.
    func refusal(of action: Action, on screen: any Screen) -> String? {
        switch action {
        case .mouse: "This terminal doesn't support the mouse."
        case .otherPane where !hasTwoPanes:
            "A window of \(WindowLayout.columnsForTwoPanes) columns or more shows list and contact side by side."
        default: screen.refusal(of: action)
        }
    }

    /// The list's, where a contact is beside it.
    private var leading: (any Screen)? { top?.context == .detail ? panes.first?.screen ?? top : top }
    private var title: String { leading?.title ?? "" }
    private var info: [String] { leading?.info ?? [] }

    /// A toast, such as the undo hint, stays for its time whatever goes wrong meanwhile,
    /// and hides nothing that did. What waits for the store comes last.
    var statuses: [Status] {
        let shown = screenStatus
        let toasts = dialogs.toasts
        let isHidden = !toasts.isEmpty && shown.map { ![.warning, .failure].contains($0.kind) } ?? true
        return toasts + [changeStatus, isHidden ? nil : shown].compactMap(\.self)
    }

    /// The first word is the top screen's. What lies below one that fills the window names keys that it has not.
    var screenStatus: Status? {
        for place in places.reversed() {
            if let status = place.screen.status { return status }
            if place.screen.fillsWindow { return nil }
        }
        return nil
    }
}
