package import Models

extension TrashState.Emptying {
    /// Question before deleted contacts are permanently deleted.
    package var question: Question {
        let rest =
            kept == 0
            ? ""
            : " \(kept.counted("more contact")) \(kept == 1 ? "stays" : "stay") until deleted in the directory too."
        return Question(
            "Permanently delete \(count.counted("contact"))?",
            explanation: (count == 1 ? "It" : "They") + " can't be restored." + rest, yes: "Delete", no: "Keep")
    }
}
