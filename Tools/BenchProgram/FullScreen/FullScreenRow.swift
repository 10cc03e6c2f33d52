/// Measured operations, by the names that `--only` takes.
enum FullScreenRow: String, CaseIterable, Sendable {
    case start
    case move
    case filter
    case idle

    /// The sizes that are measured where nobody wants others: those with a goal, and some to compare with.
    var sizes: [Int] {
        switch self {
        case .start, .move, .filter: [10_000, 100_000]
        case .idle: [100_000]
        }
    }
}
