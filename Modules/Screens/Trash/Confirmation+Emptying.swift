internal import Models
package import ScreenKit
package import TrashFeature

extension Confirmation {
    /// Whether deleted contacts are forgotten for good.
    package init(emptying: TrashState.Emptying, answer: @escaping @MainActor (Bool) -> Void) {
        let kept = emptying.kept
        let rest =
            kept == 0
            ? ""
            : " \(kept.counted("more contact")) \(kept == 1 ? "stays" : "stay") until deleted in the directory too."
        self.init(
            "Forget \(emptying.count.counted("deleted contact")) for good?",
            explanation: "What is forgotten cannot be brought back." + rest, yes: "Forget", no: "Keep", answer: answer)
    }
}
