/// One of those that are measured beside each other.
struct Contender {
    /// Short, and its own among those beside it.
    let name: String
    /// The command line as people read it, without paths, or what is done.
    let command: String
    /// Done one after the other, and measured together.
    let steps: [any Step]
    /// The name of the one that it is compared with.
    var beside: String?
    var goal: Goal?
    /// One that is slow is not measured in each round.
    var mostRounds = Int.max
    /// Brings back what a turn changes. Not measured.
    var prepare: () async throws -> Void = {}
}
