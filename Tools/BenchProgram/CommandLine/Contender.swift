/// One of those that are measured beside each other.
struct Contender {
    /// Short, and its own among those beside it.
    let name: String
    /// The command line as people read it, without paths.
    let command: String
    /// Run one after the other, and measured together.
    let steps: [ProcessCommand]
    /// The name of the one that it is compared with.
    var beside: String?
    var goal: Goal?
    /// One that is slow is not measured in each round.
    var mostRounds = Int.max
    /// Brings back what a run changes. Not measured.
    var prepare: () throws -> Void = {}
}
