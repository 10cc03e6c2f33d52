package import Models

extension TrashState.Emptying {
    /// What a person is asked before deleted contacts are forgotten for good.
    package var question: Question {
        let rest =
            kept == 0
            ? ""
            : " \(kept.counted("more contact")) \(kept == 1 ? "stays" : "stay") until deleted in the directory too."
        return Question(
            "Forget \(count.counted("deleted contact")) for good?",
            explanation: "What is forgotten cannot be brought back." + rest, yes: "Forget", no: "Keep")
    }
}
