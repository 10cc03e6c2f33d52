internal import Keys
internal import TerminalUI

/// The dialogs over the screen, the top one last, and what is told in passing.
@MainActor
final class DialogStack: Dialogs {
    private var dialogs: [any Dialog] = []
    private(set) var toast: Status?
    private let isRead: @MainActor (Status) -> Bool
    private let onChange: @MainActor () -> Void
    private var timer: MainTimer?
    private let toastMilliseconds: Int64

    /// - Parameters:
    ///   - toastMilliseconds: how long a toast stands where no key is pressed.
    ///   - isRead: whether a person can have read what was told.
    ///   - onChange: called when something is to be drawn again.
    init(
        toastMilliseconds: Int64, isRead: @escaping @MainActor (Status) -> Bool,
        onChange: @escaping @MainActor () -> Void
    ) {
        self.toastMilliseconds = toastMilliseconds
        self.isRead = isRead
        self.onChange = onChange
    }

    /// The one that has the keys.
    var top: (any Dialog)? { dialogs.last }

    func open(_ dialog: any Dialog) {
        dialogs.append(dialog)
        onChange()
    }

    /// Does something with the top one, and what comes of it.
    func withTop(_ body: (any Dialog) -> Void) {
        guard let dialog = top else { return }
        body(dialog)
        guard !dialog.isOpen else { return }
        dialogs.removeAll { $0 === dialog }
        dialog.consequence?()
    }

    /// Without an answer.
    func closeAll() { dialogs = [] }

    /// The screen with all dialogs over it.
    func view(over base: any View, size: Size) -> any View {
        dialogs.reduce(base) { view, dialog in
            dialog.layOut(in: size)
            return dialog.view(over: view)
        }
    }

    func forgetToast() {
        guard toast != nil else { return }
        toast = nil
        timer?.stop()
    }

    // MARK: - Dialogs

    func choose(_ chooser: Chooser) { open(ChooserDialog(chooser, context: .chooser)) }

    func confirm(_ question: Confirmation) { open(ConfirmationDialog(question)) }

    func ask(_ prompt: Prompt) { open(PromptDialog(prompt)) }

    /// A failure stands until a key comes that was pressed after it, and nothing else is told until it can have been read.
    func tell(_ toast: Status) {
        if let told = self.toast, told.kind == .failure, toast.kind != .failure, !isRead(told) { return }
        self.toast = toast
        let timer =
            timer
            ?? MainTimer { [weak self] in
                self?.toast = nil
                self?.onChange()
            }
        self.timer = timer
        if toast.kind == .failure { timer.stop() } else { timer.fire(in: toastMilliseconds) }
        onChange()
    }
}
