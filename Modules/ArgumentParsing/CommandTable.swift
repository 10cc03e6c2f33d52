// ArgumentParsing: command lines as a table: one set of definitions for parsing, help, completions and man pages, so
// that they cannot disagree. It owns no state, since definitions and results are values; it must not know contacts,
// books, files, the terminal or the effect of any command.

/// The whole command line of a program.
package struct CommandTable: Sendable {
    /// The program itself: its name, its global options, which may stand anywhere, and its commands; or, for a program
    /// without commands, its arguments and options.
    package let root: CommandDefinition
    /// The help topics that are not commands.
    package let topics: [HelpTopic]

    /// Creates a table from a program's definitions. Adds `--help` and `--version` and, if there are commands, `help`.
    package init(_ root: CommandDefinition, topics: [HelpTopic] = []) {
        var root = root
        root.options += [
            .flag(OptionName("help"), short: "h", "Show help for the command"),
            .flag(OptionName("version"), "Show the version"),
        ]
        if let last = root.subcommands.last {
            root.subcommands.append(
                CommandDefinition(
                    "help", "Show help for a command or a topic", group: last.group,
                    arguments: [
                        ArgumentDefinition(ArgumentName("COMMAND"), "The command or topic", kind: .command, count: .any)
                    ]))
        }
        self.root = root
        self.topics = topics
    }

    /// The definitions from the root to a command; nil if a name is unknown. Aliases count.
    package func definitions(_ path: [String]) -> [CommandDefinition]? {
        var definitions = [root]
        for name in path {
            guard let next = definitions.last?.subcommand(name) else { return nil }
            definitions.append(next)
        }
        return definitions
    }
}

/// A help text that does not belong to a command, shown by `help NAME`.
package struct HelpTopic: Sendable {
    /// The topic's name.
    package let name: String
    /// One line for the overview.
    package let summary: String
    private let makeText: @Sendable () -> String

    /// Paragraphs separated by empty lines; a line that begins with a space is not wrapped.
    package var text: String { makeText() }

    /// Creates a topic.
    ///
    /// - Parameter text: Evaluated when it is shown, since every start of a program makes its table.
    package init(_ name: String, _ summary: String, text: @autoclosure @escaping @Sendable () -> String) {
        self.name = name
        self.summary = summary
        makeText = text
    }
}
