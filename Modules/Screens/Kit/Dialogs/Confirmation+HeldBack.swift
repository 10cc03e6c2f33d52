package import Sync

extension Confirmation {
    /// Whether a refresh may remove so many contacts.
    package init(removing heldBack: HeldBack, answer: @escaping @MainActor (Bool) -> Void) {
        self.init(heldBack.question, explanation: heldBack.warning, yes: "Remove", no: "Keep", answer: answer)
    }
}
