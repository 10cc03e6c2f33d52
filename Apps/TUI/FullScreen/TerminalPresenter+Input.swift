internal import Interaction
internal import Keys
internal import Models
internal import Navigation
internal import OverlayScreens
internal import PhotoScreens
internal import ScreenKit
package import TerminalUI

extension TerminalPresenter {
    /// Takes what came in; gives back what only the app can do.
    package func handle(_ input: TerminalInput) -> Command? {
        guard let top, !isFinished, isSeen || !input.isTyped || isUrgent(input) else { return nil }
        if top.isOpening || isHoldingInput, !isUrgent(input) {
            hold(input)
            return nil
        }
        if !waiting.isEmpty, !isUrgent(input) { takeWaiting() }
        defer { _ = isHoldingInput }
        command = nil
        switch input {
        case .key(let key):
            forgetNotices()
            handle(key, on: top)
        case .paste(let text, _):
            forgetNotices()
            if dialogs.top == nil { top.paste(text) } else { dialogs.withTop { $0.paste(text) } }
        case .mouse(let event):
            forgetNotices()
            handle(event)
        case .focus(let hasFocus): if hasFocus { reload() }
        case .answer(let answer):
            follow(answer)
            photoLoader.receive(answer)
        }
        return command
    }

    func takeWaiting() {
        let inputs = waiting
        waiting = []
        for input in inputs { _ = handle(input) }
    }

    /// Keys do not change a screen that is not visible.
    private var isSeen: Bool { !WindowLayout.isTooSmall(size) }

    private func isUrgent(_ input: TerminalInput) -> Bool {
        guard case .key(let key) = input else { return false }
        return [.quit, .suspend, .redraw, .mouse].contains(KeyTable.action(for: key, in: .launch))
    }

    private func handle(_ key: KeyEvent, on top: any Screen) {
        guard let action = KeyTable.action(for: key, in: context) else {
            return dialogs.top == nil ? top.type(key) : dialogs.withTop { $0.type(key) }
        }
        switch action {
        case .suspend, .redraw, .mouse, .quit: perform(action, on: top)
        case .help where context != .help: dialogs.open(HelpDialog(context, isUTF8: isUTF8))
        case _ where dialogs.top != nil: dialogs.withTop { $0.perform(action) }
        default: perform(action, on: top)
        }
    }

    /// Performs an action of a key or the palette.
    func perform(_ action: Action, on top: any Screen) {
        // Where there is no directory to be read, r reads the store again, and says so.
        let rereads = action == .refresh && [.list, .detail].contains(top.context)
        if !rereads, !offers(action), let reason = refusal(of: action, on: top) {
            return dialogs.tell(Status(.note, reason))
        }
        switch action {
        case .suspend: command = .suspend
        case .redraw: command = .redraw
        case .mouse: switchMouse()
        case .help: dialogs.open(HelpDialog(top.context, isUTF8: isUTF8))
        case .palette: openPalette(on: top)
        case .quit: quit()
        case .nextContact: sequence?.openNeighbor(by: 1)
        case .previousContact: sequence?.openNeighbor(by: -1)
        case .otherPane where !hasTwoPanes: break
        case .refresh where top.context == .detail:
            top.perform(.refresh)
            // A store that cannot be read is told once.
            if !top.offers(.refresh) { sequencePlace?.screen.perform(.refresh) }
        default: top.perform(action)
        }
    }

    /// Asks where something that was typed would be lost; who asks twice means it.
    private func quit() {
        guard !isAskingToQuit, let question = places.lazy.compactMap(\.screen.unsaved).first else {
            return coordinator.receive(.quit)
        }
        isAskingToQuit = true
        dialogs.confirm(
            Confirmation(question, yes: "Quit", no: "Stay") { [weak self] agrees in
                self?.isAskingToQuit = false
                if agrees { self?.coordinator.receive(.quit) }
            })
    }

    private func handle(_ event: MouseEvent) {
        let wheel: Int? =
            switch event.kind {
            case .wheelDown: 3
            case .wheelUp: -3
            default: nil
            }
        if dialogs.top != nil {
            let target = canvas.target(at: event.position)
            return dialogs.withTop { dialog in
                if let wheel {
                    dialog.scroll(by: wheel)
                } else if event.kind == .press(.left), let target {
                    dialog.click(target)
                }
            }
        }
        guard let pane = panes.last(where: { $0.area.contains(event.position) }) else { return }
        if let wheel { return onPane(pane.screen) { $0.scroll(by: wheel) } }
        guard event.kind == .press(.left) else { return }
        // A click on the contact beside the list goes to it.
        if pane.screen === preview?.screen { return top?.perform(.open) ?? () }
        if let target = canvas.target(at: event.position) { onPane(pane.screen) { $0.click(target) } }
    }

    /// If this selects another contact in the list beside it, that one is opened: keys are for the contact
    /// that is shown, and nobody takes the selected one for another.
    private func onPane(_ screen: any Screen, _ body: (any Screen) -> Void) {
        let old = sequence?.selectedContact
        body(screen)
        guard let sequence, screen === sequencePlace?.screen, top?.context == .detail else { return }
        if sequence.selectedContact != old, sequence.selectedContact != places.last?.route {
            sequence.openNeighbor(by: 0)
        }
    }
}

extension TerminalInput {
    /// True if the user did it.
    fileprivate var isTyped: Bool {
        switch self {
        case .key, .paste, .mouse: true
        case .focus, .answer: false
        }
    }
}
