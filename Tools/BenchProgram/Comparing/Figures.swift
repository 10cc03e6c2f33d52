/// Measurements of one turn: a run of a process, or work inside this program.
struct Figures: Sendable {
    /// From before its start to after its end.
    var wallSeconds = 0.0
    /// User and system time, of a process with that of its own children.
    var processorSeconds = 0.0
    /// The most memory a process held at once, in KiB; 0 for work inside this program. Linux counts in what the process
    /// held that started it, before it became the program: a smaller peak than that cannot be seen.
    var peakKibibytes = 0
    /// Bytes that a process wrote to standard output or its terminal; 0 for work inside this program.
    var outputBytes = 0

    /// Adds those of a step that ran after this one: the peak is the greater of both.
    mutating func add(_ next: Figures) {
        wallSeconds += next.wallSeconds
        processorSeconds += next.processorSeconds
        peakKibibytes = max(peakKibibytes, next.peakKibibytes)
        outputBytes += next.outputBytes
    }
}

extension [Figures] {
    /// The median of each figure on its own.
    var median: Figures {
        Figures(
            wallSeconds: median(\.wallSeconds), processorSeconds: median(\.processorSeconds),
            peakKibibytes: median(\.peakKibibytes), outputBytes: median(\.outputBytes))
    }

    private func median<Figure: Comparable & ExpressibleByIntegerLiteral>(
        _ figure: (Figures) -> Figure
    ) -> Figure {
        isEmpty ? 0 : map(figure).sorted()[count / 2]
    }
}
