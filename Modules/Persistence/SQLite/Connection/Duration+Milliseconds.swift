extension Duration {
    /// Whole milliseconds, as far as they go into 32 bits; never negative.
    var wholeMilliseconds: Int32 {
        let (seconds, attoseconds) = components
        let (milliseconds, overflow) = seconds.multipliedReportingOverflow(by: 1000)
        guard !overflow else { return seconds < 0 ? 0 : .max }
        return max(0, Int32(clamping: milliseconds + attoseconds / 1_000_000_000_000_000))
    }
}
