import FoundationEssentials

/// The sync of a list: for the first time, beside programs that fetch and import the same bytes, and when nothing has
/// changed.
struct SyncComparison {
    private let size: Int
    private let books: BenchBooks
    private let list: ServedList
    private var folder: String { books.folder }

    /// Throws what the server throws.
    init(size: Int, books: BenchBooks) throws {
        self.size = size
        self.books = books
        list = try ServedList(size: size)
    }

    /// Makes the homes that are in sync already. The list is served for as long as the comparison is kept.
    func comparison() throws -> Comparison {
        let known = try syncedHome("known", list.address)
        let plain = try syncedHome("plain", list.plainAddress)
        let fresh = "\(folder)/fresh"
        let isPromised = size == 10_000
        return Comparison(
            contenders: [
                Contender(
                    name: "kith, first", command: "kith sync (into a fresh home)", steps: [sync(fresh)],
                    beside: "curl, sqlite3", goal: isPromised ? Goal(ratio: 1.5) : nil,
                    prepare: { try makeHome(fresh, list.address) }),
                fetchAndImport(),
                Contender(
                    name: "kith, again", command: "kith sync (nothing changed: 304)", steps: [sync(known)],
                    beside: "kith, first", goal: isPromised ? Goal(ratio: 0.3) : nil),
                Contender(
                    name: "kith, sent again", command: "kith sync (nothing changed, all is sent again)",
                    steps: [sync(plain)], beside: "kith, first", goal: isPromised ? Goal(ratio: 0.3) : nil),
            ].compactMap { $0 })
    }

    private func fetchAndImport() -> Contender? {
        guard let curl = books.programs.curl, let sqlite3 = books.programs.sqlite3 else { return nil }
        let file = "\(folder)/individuals.json"
        let database = "\(folder)/individuals.db"
        return Contender(
            name: "curl, sqlite3", command: "curl -s, then sqlite3 with json_each into a table",
            steps: [
                ProcessCommand(curl, ["-s", "-o", file, list.address]),
                ProcessCommand(sqlite3, [database, Self.importing(file)], leastOutput: "\(size)".utf8.count),
            ],
            prepare: { try remove(database) })
    }

    private func sync(_ home: String) -> ProcessCommand {
        ProcessCommand(books.programs.kith, ["--home", home, "sync"], leastOutput: 40)
    }

    private func syncedHome(_ name: String, _ address: String) throws -> String {
        let home = "\(folder)/\(name)"
        try makeHome(home, address)
        _ = try books.stopwatch.time(sync(home))
        _ = try books.stopwatch.time(
            ProcessCommand(books.programs.kith, ["--home", home, "list"], leastOutput: size * 20))
        return home
    }

    /// A home with an empty book that is bound to the list.
    private func makeHome(_ home: String, _ address: String) throws {
        try remove(home)
        let binding = ["--directory", "star-wars", "--url", address]
        _ = try books.stopwatch.time(
            ProcessCommand(books.programs.kith, ["--home", home, "book", "add", "individuals"] + binding))
    }

    private func remove(_ path: String) throws {
        if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
    }

    /// Ends with the number of rows, so that an import of nothing does not pass for a quick one.
    private static func importing(_ file: String) -> String {
        """
        CREATE TABLE individual (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, birthdate TEXT, \
        picture TEXT, force_sensitive INTEGER, affiliation TEXT);
        INSERT INTO individual SELECT value ->> '$.id', value ->> '$.firstName', value ->> '$.lastName', \
        value ->> '$.birthdate', value ->> '$.profilePicture', value ->> '$.forceSensitive', \
        value ->> '$.affiliation' FROM json_each(readfile('\(file)'), '$.individuals');
        SELECT count(*) FROM individual;
        """
    }
}
