extension Duration {
    /// Text for people: `850 ms`, `1.5 s`, `30 s`. Never negative.
    var brief: String {
        let (seconds, attoseconds) = max(self, .zero).components
        let milliseconds = Int(attoseconds / 1_000_000_000_000_000)
        if seconds == 0 { return "\(milliseconds) ms" }
        let tenths = milliseconds / 100
        return tenths == 0 || seconds >= 10 ? "\(seconds) s" : "\(seconds).\(tenths) s"
    }
}
