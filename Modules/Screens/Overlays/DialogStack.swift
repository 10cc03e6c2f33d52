package import Interaction
internal import Keys
package import Models
internal import ScreenKit
package import TerminalUI

/// The dialogs over the screen, the top one last, and what is told in passing.
@MainActor
package final class DialogStack: Dialogs {
    private var dialogs: [any Dialog] = []
    private var failedChanges = FailedChanges()
    private var failure: Status?
    private var note: Status?
    private let onChange: @MainActor () -> Void
    private var timer: MainTimer?
    private let toastMilliseconds: Int64

    /// - Parameters:
    ///   - toastMilliseconds: how long a toast stands where no key is pressed.
    ///   - onChange: called when something is to be drawn again.
    package init(toastMilliseconds: Int64, onChange: @escaping @MainActor () -> Void) {
        self.toastMilliseconds = toastMilliseconds
        self.onChange = onChange
    }

    /// The one that has the keys.
    package var top: (any Dialog)? { dialogs.last }

    package func open(_ dialog: any Dialog) {
        dialogs.append(dialog)
        onChange()
    }

    /// Does something with the top one, and what comes of it.
    package func withTop(_ body: (any Dialog) -> Void) {
        guard let dialog = top else { return }
        body(dialog)
        guard !dialog.isOpen else { return }
        dialogs.removeAll { $0 === dialog }
        dialog.consequence?()
    }

    /// Without an answer.
    package func closeAll() { dialogs = [] }

    /// The screen with all dialogs over it.
    package func view(over base: any View, size: Size) -> any View {
        dialogs.reduce(base) { view, dialog in
            dialog.layOut(in: size)
            return dialog.view(over: view)
        }
    }

    /// Toast: the first failure, and beside it later successes.
    package var toasts: [Status] { [failedChanges.status(withHint: note == nil), failure, note].compactMap(\.self) }

    /// Drops the text beside a failure, which may have had no room.
    package func forgetToasts(where isRead: (Status) -> Bool) {
        let hadFailure = failure != nil || !failedChanges.isEmpty
        if let status = failedChanges.status(withHint: note == nil), isRead(status) { failedChanges.removeAll() }
        if let status = failure, isRead(status) { failure = nil }
        guard !hadFailure, let status = note, isRead(status) else { return }
        note = nil
        timer?.stop()
    }

    // MARK: - Dialogs

    package func choose(_ chooser: Chooser) { open(ChooserDialog(chooser, context: .chooser)) }

    package func confirm(_ question: Confirmation) { open(ConfirmationDialog(question)) }

    package func ask(_ prompt: Prompt) { open(PromptDialog(prompt)) }

    /// A failure stands until a key comes that was pressed after it; what is told meanwhile stands with it.
    package func tell(_ toast: Status) {
        if toast.kind == .failure { failure = toast } else { showNote(toast) }
        onChange()
    }

    package func tell(_ failure: FailedChange) {
        failedChanges.add(failure)
        onChange()
    }

    package func forgetFailure(of what: String) {
        failedChanges.remove(what)
        onChange()
    }

    private func showNote(_ status: Status) {
        note = status
        let timer =
            timer
            ?? MainTimer { [weak self] in
                self?.note = nil
                self?.onChange()
            }
        self.timer = timer
        timer.fire(in: toastMilliseconds)
    }
}
