internal import Models

extension ChangeOutcome {
    /// Toast about the change.
    ///
    /// - Parameter wayBack: how it is undone: "u undo"; told where anything was done.
    package func sentence(wayBack: String) -> String {
        places.isEmpty ? summary.sentence : "\(summary.capitalizedStart) · \(wayBack)"
    }
}
