internal import ListFeature

extension Confirmation {
    /// Whether a refresh may remove so many contacts.
    init(removing heldBack: ListState.HeldBack, answer: @escaping @MainActor (Bool) -> Void) {
        self.init(
            "Remove \(heldBack.removed.grouped) of \(heldBack.of.grouped) contacts of \(heldBack.book)?",
            explanation: heldBack.unreadable == 0
                ? "Its directory no longer has them. What it has may be incomplete: keep them if in doubt."
                : "\(heldBack.unreadable.grouped) of its directory's entries could not be read, and may be those "
                    + "that seem to be gone: keep them if in doubt.",
            yes: "Remove", no: "Keep", answer: answer)
    }
}
