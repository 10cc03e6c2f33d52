/// Shared resources of a run's rows: the programs, how they are measured, and the seeded books, each made when it is
/// first asked for and removed with the books' folder.
final class BenchBooks {
    /// The command by which this program makes a book's files. They are made in a process of their own, since whatever
    /// memory this one has ever held counts as the peak of the processes that it starts.
    static let makingCommand = "__make-book"

    let folder: String
    let programs: MeasuredPrograms
    let stopwatch: ProcessStopwatch
    private var books: [Int: BookFiles] = [:]

    init(folder: String, programs: MeasuredPrograms, stopwatch: ProcessStopwatch) {
        self.folder = folder
        self.programs = programs
        self.stopwatch = stopwatch
    }

    /// The files of a book of so many contacts. Throws ``BenchError``.
    func book(size: Int) throws(BenchError) -> BookFiles {
        if let book = books[size] { return book }
        let book = BookFiles(folder: "\(folder)/\(size)", size: size)
        _ = try stopwatch.time(ProcessCommand(MeasuredPrograms.own, [Self.makingCommand] + book.arguments))
        // Kith gives a new home the demo book once: without it, all programs have the same contacts.
        let removal = ["--home", book.kithHome, "book", "remove", "demo", "--yes"]
        _ = try stopwatch.time(ProcessCommand(programs.kith, removal))
        books[size] = book
        return book
    }

    /// Runs ``makingCommand`` with the arguments after it.
    static func makeBook(_ arguments: [String]) throws {
        guard arguments.count == 2, let size = Int(arguments[1]) else {
            throw BenchError.usage("\(makingCommand) needs a folder and a number")
        }
        try BookFiles(folder: arguments[0], size: size).make()
    }
}
