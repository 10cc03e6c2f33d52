package import ArgumentParsing
internal import CommandKit
package import CommandLineStreams

/// `kith graph`: what this front is composed of.
@MainActor
package struct GraphCommand: Command {
    package static let definition = CommandDefinition(
        "graph", "Show the composition of the program",
        discussion: """
            Prints the container's registrations: each service, its implementation, its dependencies, and where it is \
            registered; on a terminal too narrow for the table one service below the other. What KITH_USE or the config file's [use] section swaps is marked.
            """,
        options: [.flag(.dot, "Print Graphviz's DOT language")],
        examples: [
            .init("KITH_USE=Persistence=memory kith graph", "see a swap"),
            .init("kith graph --dot | dot -Tsvg > graph.svg", "as a picture"),
        ])

    /// The graph as a table.
    private let text: () -> String
    /// The same in Graphviz's language.
    private let dot: () -> String
    /// Writes the services one below the other, for a terminal that is too narrow for the table.
    private let writeNarrow: (Output) throws -> Void
    private let output: Output

    package init(
        text: @escaping () -> String, dot: @escaping () -> String, writeNarrow: @escaping (Output) throws -> Void,
        output: Output
    ) {
        self.text = text
        self.dot = dot
        self.writeNarrow = writeNarrow
        self.output = output
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        if arguments.flag(.dot) {
            try output.write(dot())
            try output.flush()
            return .done
        }
        let text = text()
        let width = text.split(separator: "\n").map(\.count).max() ?? 0
        if output.isTerminal, width > output.columns {
            try writeNarrow(output)
        } else {
            try output.write(text)
        }
        try output.flush()
        return .done
    }
}
