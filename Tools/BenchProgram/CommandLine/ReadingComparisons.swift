/// Commands that read a book, each beside those who do about the same.
struct ReadingComparisons {
    private let books: BenchBooks
    private let book: BookFiles
    private var programs: MeasuredPrograms { books.programs }
    private var size: Int { book.size }
    /// khard takes seconds.
    private static let roundsOfKhard = 3
    /// Number of contacts of the usual book; in a larger one, Kith is held to the speed that abook has with the usual one.
    private static let usualSize = 10_000

    /// Makes the book. Throws ``BenchError``.
    init(size: Int, books: BenchBooks) throws(BenchError) {
        self.books = books
        book = try books.book(size: size)
    }

    /// One person's addresses for a mail client.
    func query() throws(BenchError) -> Comparison {
        let goals = [10_000: 1.0, 100_000: 1.5]
        // The promise for many contacts is the speed that abook has with its usual number of them.
        let others = try size > Self.usualSize ? [books.book(size: Self.usualSize), book] : [book]
        let rivals = others.compactMap { abook(asking: $0) }
        let own = kith(
            ["query", SeededBook.rareWord], leastOutput: 20, beside: rivals.first?.name ?? "abook",
            goal: goals[size].map { Goal(ratio: $0) })
        let slow = khard(["email", "-p", SeededBook.rareWord], leastOutput: 20)
        return Comparison(contenders: [own] + rivals + [slow].compactMap { $0 })
    }

    /// Everybody as text.
    func list() -> Comparison {
        let goals = [10_000: 1.0]
        return Comparison(
            contenders: [
                kith(["list"], leastOutput: size * 20, beside: "abook", goal: goals[size].map { Goal(ratio: $0) }),
                abookConverting("abook", to: "text"),
                abookConverting("abook, custom", to: "custom", ["--outformatstr", "{name} {email} {mobile}"]),
                khard(["list"], leastOutput: size * 20),
            ].compactMap { $0 })
    }

    /// One person, by a word of the name.
    func show() -> Comparison {
        let goals = [100_000: 2.5]
        return Comparison(
            contenders: [
                kith(
                    ["show", SeededBook.rareWord], leastOutput: 40, beside: "sqlite3",
                    goal: goals[size].map { Goal(ratio: $0) }),
                sqlite3([book.database, "select 1"], "FILE 'select 1'", leastOutput: 2),
            ].compactMap { $0 })
    }

    /// Everybody with everything, as JSON.
    func json() -> Comparison {
        let goals = [100_000: 2.0]
        return Comparison(
            contenders: [
                kith(
                    ["list", "--json"], leastOutput: size * 200, beside: "sqlite3",
                    goal: goals[size].map { Goal(ratio: $0, mebibytes: 40) }),
                sqlite3(
                    ["-json", book.database, Self.sameColumns], "-json FILE 'select (the same columns, in order)'",
                    leastOutput: size * 200),
            ].compactMap { $0 })
    }

    /// Names at the Tab key: one that fits, many, and none, for a word that everybody has.
    func completion() -> Comparison {
        let starts = [
            ("kith, one name", SeededBook.rareStart, 4), ("kith, many names", "A", 4),
            ("kith, no name", SeededBook.commonWord, 0),
        ]
        return Comparison(
            contenders: starts.map { (name, start, leastOutput) in
                kith(
                    ["__complete", "bash", "--", "show", start], name: name, leastOutput: leastOutput,
                    goal: Goal(milliseconds: 20))
            })
    }

    private func kith(
        _ arguments: [String], name: String = "kith", leastOutput: Int, beside: String? = nil, goal: Goal?
    ) -> Contender {
        Contender(
            name: name, command: "kith " + arguments.joined(separator: " "),
            steps: [ProcessCommand(programs.kith, ["--home", book.kithHome] + arguments, leastOutput: leastOutput)],
            beside: beside, goal: goal)
    }

    private func abook(asking other: BookFiles) -> Contender? {
        programs.abook.map { path in
            let arguments = ["--datafile", other.abookFile, "--mutt-query", SeededBook.rareWord]
            return Contender(
                name: other.size == size ? "abook" : "abook, \(other.size)",
                command: "abook --mutt-query \(SeededBook.rareWord)"
                    + (other.size == size ? "" : " (\(other.size) contacts)"),
                steps: [ProcessCommand(path, arguments, leastOutput: 20)])
        }
    }

    private func abookConverting(_ name: String, to format: String, _ more: [String] = []) -> Contender? {
        programs.abook.map { path in
            let conversion = ["--convert", "--informat", "abook", "--infile", book.abookFile, "--outformat", format]
            return Contender(
                name: name, command: "abook --convert --outformat \(format)",
                steps: [ProcessCommand(path, conversion + more, leastOutput: size * 20)])
        }
    }

    private func khard(_ arguments: [String], leastOutput: Int) -> Contender? {
        guard book.hasCards, let path = programs.khard else { return nil }
        return Contender(
            name: "khard", command: "khard " + arguments.joined(separator: " "),
            steps: [ProcessCommand(path, ["-c", book.khardConfig] + arguments, leastOutput: leastOutput)],
            beside: "kith", mostRounds: Self.roundsOfKhard)
    }

    private func sqlite3(_ arguments: [String], _ text: String, leastOutput: Int) -> Contender? {
        programs.sqlite3.map { path in
            Contender(
                name: "sqlite3", command: "sqlite3 \(text)",
                steps: [ProcessCommand(path, arguments, leastOutput: leastOutput)])
        }
    }

    /// Columns that `kith list --json` reads, in its order.
    private static let sameColumns = """
        SELECT id, book.name AS book, remote_id, kind, contact.name AS name, name_parts, organization, title, emails, \
        phones, addresses, urls, birthday, note, favorite, photo, categories, attributes, pending, conflict, \
        contact.created AS created, updated \
        FROM contact JOIN card USING (key) JOIN book ON book.key = contact.book ORDER BY name_key, contact.key
        """
}
