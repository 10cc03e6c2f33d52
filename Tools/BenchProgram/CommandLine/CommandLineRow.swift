/// Measured operations, by the names that `--only` takes.
enum CommandLineRow: String, CaseIterable, Sendable {
    case query
    case list
    case show
    case json
    case completion
    case sync

    /// The sizes that are measured where nobody wants others: those with a goal, and some to compare with.
    var sizes: [Int] {
        switch self {
        case .query: [1_000, 10_000, 100_000]
        case .list: [1_000, 10_000]
        case .show, .json, .completion: [100_000]
        case .sync: [10_000]
        }
    }

    /// Makes what is needed for it. Throws what the file system and the processes throw.
    func comparison(size: Int, books: BenchBooks) throws -> Comparison {
        switch self {
        case .query: try ReadingComparisons(size: size, books: books).query()
        case .list: try ReadingComparisons(size: size, books: books).list()
        case .show: try ReadingComparisons(size: size, books: books).show()
        case .json: try ReadingComparisons(size: size, books: books).json()
        case .completion: try ReadingComparisons(size: size, books: books).completion()
        case .sync: try SyncComparison(size: size, books: books).comparison()
        }
    }
}
