import FoundationEssentials

/// The photo that whole processes are measured with.
enum PhotoFile {
    /// The command by which this program makes the file, in a process of its own for the sake of the peaks, as
    /// ``BenchBooks/makingCommand``.
    static let makingCommand = "__make-photo"
    /// In pixels.
    static let side = 1_024

    /// Has it made. Throws ``BenchError``.
    static func make(at path: String, _ stopwatch: ProcessStopwatch) throws(BenchError) {
        _ = try stopwatch.time(ProcessCommand(MeasuredPrograms.own, [makingCommand, path]))
    }

    /// Runs ``makingCommand`` with the arguments after it.
    static func write(_ arguments: [String]) throws {
        guard arguments.count == 1 else { throw BenchError.usage("\(makingCommand) needs a path") }
        try Data(DrawnPhoto(side: side, number: 0).jpeg()).write(to: URL(filePath: arguments[0]))
    }
}
