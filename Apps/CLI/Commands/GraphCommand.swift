internal import ArgumentParsing
internal import CommandLineStreams
internal import Composition
internal import DependencyInjection

/// `kith graph`: what this front is composed of.
@MainActor
struct GraphCommand: Command {
    static let definition = CommandDefinition(
        "graph", "Show what the front is composed of",
        discussion: """
            Prints the container's registrations: each service, what implements it, what it needs, and where it is \
            registered; on a terminal too narrow for the table one service below the other. What KITH_USE or the config file's [use] section swaps is marked.
            """,
        options: [.flag("dot", "In Graphviz's DOT language")],
        examples: [
            .init("KITH_USE=Persistence=memory kith graph", "see a swap"),
            .init("kith graph --dot | dot -Tsvg > graph.svg", "as a picture"),
        ])

    let entries: [GraphEntry]
    /// The graph as the container describes it, as a table.
    let text: String
    /// In Graphviz's language.
    let dot: String
    let output: Output

    func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let width = text.split(separator: "\n").map(\.count).max() ?? 0
        if arguments.flag("dot") {
            try output.write(dot)
        } else if output.isTerminal, width > output.columns {
            try GraphText(output: output).write(entries)
        } else {
            try output.write(text)
        }
        try output.flush()
        return .done
    }
}
