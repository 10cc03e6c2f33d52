/// A contact's photo in half blocks, beside a program that shows pictures and does nothing else.
struct PhotoShowComparison {
    private let books: BenchBooks
    private static let columns = 40
    private static let rows = 20
    /// Every other cell has a color of its own at least, and a color takes some ten bytes.
    private static let leastOutput = columns * rows * 5

    /// Environment that makes both write colors into a pipe.
    static let variables = [
        "TERM": "xterm-256color", "COLORTERM": "truecolor", "KITH_USE": "ImageRenderer=blocks",
    ]

    init(books: BenchBooks) {
        self.books = books
    }

    /// Makes a book, and gives somebody in it the photo. Throws ``BenchError``.
    func comparison() throws(BenchError) -> Comparison {
        let file = "\(books.folder)/photo.jpg"
        try PhotoFile.make(at: file, books.stopwatch)
        let home = ["--home", try books.book(size: 1_000).kithHome]
        _ = try books.stopwatch.time(
            ProcessCommand(books.programs.kith, home + ["photo", "set", SeededBook.rareWord, file]))
        let show = [
            "photo", "show", SeededBook.rareWord, "--columns", "\(Self.columns)", "--rows", "\(Self.rows)",
            "--color", "always",
        ]
        let kith = Contender(
            name: "kith", command: "kith (in half blocks) " + show.joined(separator: " "),
            steps: [ProcessCommand(books.programs.kith, home + show, leastOutput: Self.leastOutput)],
            beside: "chafa, half", goal: Goal(ratio: 0.8, mebibytes: 100))
        let rivals = [chafa("chafa, half", ["--symbols", "half"], file), chafa("chafa", [], file)]
        return Comparison(contenders: [kith] + rivals.compactMap { $0 })
    }

    private func chafa(_ name: String, _ symbols: [String], _ file: String) -> Contender? {
        books.programs.chafa.map { path in
            let arguments = ["-s", "\(Self.columns)x\(Self.rows)", "-f", "symbols"] + symbols
            return Contender(
                name: name, command: "chafa \(arguments.joined(separator: " ")) FILE",
                steps: [ProcessCommand(path, arguments + [file], leastOutput: Self.leastOutput)])
        }
    }
}
