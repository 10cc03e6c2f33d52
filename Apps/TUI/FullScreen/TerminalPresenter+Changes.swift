internal import Interaction
internal import Models
internal import OverlayScreens
internal import Persistence
internal import ScreenKit
internal import TerminalUI

/// Changes are made off the main actor. While they wait for the store, keys go on.
extension TerminalPresenter {
    /// True if what comes is kept for after the change that is being made: most are made within a moment, and the next
    /// key is about what they leave. Once a change takes longer, keys are about what is shown.
    var isHoldingInput: Bool { !moment.isOver(whileWorking: changes.waiting > 0) && changes.waiting > 0 }

    func hold(_ input: TerminalInput) {
        waiting.append(input)
        guard waiting.count == 1, changes.waiting > 0 else { return }
        Task.immediate { [weak self, changes] in
            await changes.finish()
            self?.takeWaiting()
        }
    }

    /// Reason changes wait, after a delay; nil if none does.
    var changeStatus: Status? {
        guard changePatience.isOver(whileWorking: changes.waiting > 0) else { return nil }
        let what = changes.waiting == 1 ? "Saving a change" : "Saving \(changes.waiting) changes"
        let storing = places.lazy.compactMap(\.screen.storing).first
        let whom =
            storing.map { "· waiting for the refresh of \($0)" }
            ?? "· waiting for another program that writes to the store"
        return Status(.progress, "\(what) \(whom)…")
    }

    /// The failure that was told, where nobody can have read it yet.
    var unreadFailure: Status? {
        dialogs.toasts.first { $0.kind == .failure && !reading.isOver(for: $0) }
    }

    /// Clears read toasts at the next key; keeps those that were too short to be read.
    func forgetNotices() {
        dialogs.forgetToasts(where: reading.isOver)
        guard screenStatus.map(reading.isOver) ?? true else { return }
        for place in places { place.screen.forgetNotice() }
    }
}
