/// What one run of a process took.
struct ProcessFigures: Sendable {
    /// From before its start to after its end.
    var wallSeconds = 0.0
    /// User and system time, with that of its own children.
    var processorSeconds = 0.0
    /// The most memory it held at once, in KiB. Linux counts in what the process held that started it, before it became
    /// the program: a smaller peak than that cannot be seen.
    var peakKibibytes = 0
    /// Bytes that it wrote to standard output.
    var outputBytes = 0

    /// Adds those of a process that ran after this one: the peak is the greater of both.
    mutating func add(_ next: ProcessFigures) {
        wallSeconds += next.wallSeconds
        processorSeconds += next.processorSeconds
        peakKibibytes = max(peakKibibytes, next.peakKibibytes)
        outputBytes += next.outputBytes
    }
}

extension [ProcessFigures] {
    /// The median of each figure on its own.
    var median: ProcessFigures {
        ProcessFigures(
            wallSeconds: median(\.wallSeconds), processorSeconds: median(\.processorSeconds),
            peakKibibytes: median(\.peakKibibytes), outputBytes: median(\.outputBytes))
    }

    private func median<Figure: Comparable & ExpressibleByIntegerLiteral>(
        _ figure: (ProcessFigures) -> Figure
    ) -> Figure {
        isEmpty ? 0 : map(figure).sorted()[count / 2]
    }
}
