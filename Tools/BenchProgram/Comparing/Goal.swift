/// Performance goals of a command. All of them must hold.
struct Goal: Sendable {
    /// At most so many times the wall time of what stands beside it.
    var ratio: Double?
    /// At most so much wall time.
    var milliseconds: Double?
    /// At most so much memory at once.
    var mebibytes: Double?
    /// At most so many bytes of output.
    var bytes: Int?

    var text: String {
        [
            ratio.map { "≤ \($0) ×" }, milliseconds.map { "≤ \(Int($0)) ms" },
            mebibytes.map { "≤ \(Int($0)) MiB" }, bytes.map { $0 == 0 ? "no output" : "≤ \($0) bytes" },
        ].compactMap { $0 }.joined(separator: ", ")
    }

    /// Nil where the goal has a ratio and there is nothing beside.
    func isMet(by figures: Figures, beside yardstick: Figures?) -> Bool? {
        if let ratio {
            guard let yardstick else { return nil }
            if figures.wallSeconds > ratio * yardstick.wallSeconds { return false }
        }
        if let milliseconds, figures.wallSeconds * 1_000 > milliseconds { return false }
        if let mebibytes, Double(figures.peakKibibytes) / 1_024 > mebibytes { return false }
        if let bytes, figures.outputBytes > bytes { return false }
        return true
    }
}
