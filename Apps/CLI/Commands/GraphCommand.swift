internal import ArgumentParsing
internal import Composition

/// `kith graph`: what this front is composed of.
@MainActor
struct GraphCommand: Command {
    static let definition = CommandDefinition(
        "graph", "Show what the front is composed of",
        discussion: """
            Prints the container's registrations: each service, what implements it, what it needs, and where it is \
            registered. What KITH_USE or the config file's [use] section swaps is marked.
            """,
        options: [.flag("dot", "In Graphviz's DOT language")],
        examples: [
            .init("KITH_USE=Persistence=memory kith graph", "see a swap"),
            .init("kith graph --dot | dot -Tsvg > graph.svg", "as a picture"),
        ])

    /// The graph as the container describes it: text, and DOT.
    let description: (text: String, dot: String)
    let output: Output

    func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        try output.write(arguments.flag("dot") ? description.dot : description.text)
        try output.flush()
        return .done
    }
}
