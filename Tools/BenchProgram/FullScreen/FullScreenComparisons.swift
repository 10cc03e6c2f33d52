/// Full-screen programs over the same contacts.
struct FullScreenComparisons {
    private let books: BenchBooks
    private let book: BookFiles
    private let kith: ScreenProgram
    private var home: String { books.folder }
    /// Number of contacts of the usual book; in a larger one, Kith is held to the speed that abook has with the usual one.
    private static let usualSize = 10_000

    /// Makes the book. Throws ``BenchError``.
    init(size: Int, books: BenchBooks) throws(BenchError) {
        self.books = books
        book = try books.book(size: size)
        kith = .kith(book, path: try MeasuredPrograms.kithTUI())
    }

    /// To the first whole frame.
    func start() throws(BenchError) -> Comparison {
        let isMany = book.size > Self.usualSize
        let usual = try books.book(size: isMany ? Self.usualSize : book.size)
        let usualName = isMany ? ", \(usual.size)" : ""
        let usualKith = ScreenProgram.kith(usual, path: try MeasuredPrograms.kithTUI())
        func contender(
            _ program: ScreenProgram?, _ name: String, _ text: String, beside: String? = nil, goal: Goal? = nil
        ) -> Contender? {
            program.map {
                Contender(
                    name: name, command: text, steps: [ScreenStart(program: $0, home: home)], beside: beside,
                    goal: goal)
            }
        }
        let rivals = [
            contender(.abook(usual, path: books.programs.abook), "abook" + usualName, "abook" + counted(usual)),
            isMany ? contender(.abook(book, path: books.programs.abook), "abook", "abook") : nil,
            contender(.fzf(book, path: books.programs.fzf), "fzf", "fzf"),
        ]
        let own = [
            contender(kith, "kith-tui", "kith-tui", beside: "abook" + usualName, goal: Goal(ratio: 1, mebibytes: 80)),
            isMany
                ? contender(
                    kith, "kith-tui, again", "kith-tui", beside: "kith-tui" + usualName, goal: Goal(ratio: 1.5)) : nil,
            isMany ? contender(usualKith, "kith-tui" + usualName, "kith-tui" + counted(usual)) : nil,
        ]
        return Comparison(contenders: (own + rivals).compactMap { $0 })
    }

    /// A row down.
    func move() -> Comparison {
        let programs = [
            kith, .abook(book, path: books.programs.abook), .fzf(book, path: books.programs.fzf),
        ].compactMap { $0 }
        return Comparison(
            contenders: programs.map { program in
                Contender(
                    name: program.name, command: "\(program.name): a row down, to the first byte",
                    steps: [ScreenMoves(program: program, home: home)],
                    goal: program.name == kith.name ? Goal(milliseconds: 8, mebibytes: 80, bytes: 400) : nil)
            })
    }

    /// A letter into the filter.
    func filter() -> Comparison {
        let programs = [kith, .fzf(book, path: books.programs.fzf)].compactMap { $0 }
        return Comparison(
            contenders: programs.map { program in
                Contender(
                    name: program.name, command: "\(program.name): a letter, to the final list",
                    steps: [ScreenLetters(program: program, home: home)],
                    beside: program.name == kith.name ? "fzf" : nil,
                    goal: program.name == kith.name ? Goal(milliseconds: 30, mebibytes: 80) : nil)
            })
    }

    /// Nothing.
    func idle(_ step: (ScreenProgram) -> ScreenIdle) -> Comparison {
        Comparison(contenders: [
            Contender(
                name: kith.name, command: "\(kith.name): nothing", steps: [step(kith)],
                goal: Goal(mebibytes: 80, bytes: 0), mostRounds: 1)
        ])
    }

    private func counted(_ other: BookFiles) -> String {
        other.size == book.size ? "" : " (\(other.size) contacts)"
    }
}
