// The command line as a table: one set of definitions that feeds parsing, help, completions and man pages, so that
// they cannot disagree. Definitions and results are values, and the module owns no state. It must not know contacts,
// books, files, the terminal or what any command does.

/// A whole program's command line.
package struct CommandTable: Sendable, Hashable {
    /// The program itself: its name, its global options, which may stand anywhere, and its commands; or, of a program
    /// without commands, its arguments and options.
    package let root: CommandDefinition
    /// What `help` explains besides commands.
    package let topics: [HelpTopic]

    /// A table of a program's definitions. `--help` and `--version` are added, and where there are commands, `help`.
    package init(_ root: CommandDefinition, topics: [HelpTopic] = []) {
        var root = root
        root.options += [
            .flag("help", short: "h", "Show help for the command"),
            .flag("version", "Show the version"),
        ]
        if let last = root.subcommands.last {
            root.subcommands.append(
                CommandDefinition(
                    "help", "Show help for a command or a topic", group: last.group,
                    arguments: [ArgumentDefinition("COMMAND", "The command or topic", kind: .command, count: .any)]))
        }
        self.root = root
        self.topics = topics
    }

    /// The definitions from the root to the command of a path; nil where a name is unknown. Aliases count.
    package func definitions(_ path: [String]) -> [CommandDefinition]? {
        var definitions = [root]
        for name in path {
            guard let next = definitions.last?.subcommand(name) else { return nil }
            definitions.append(next)
        }
        return definitions
    }
}

/// A text that `help NAME` shows though there is no such command.
package struct HelpTopic: Sendable, Hashable {
    /// The word to ask for it.
    package let name: String
    /// One line for the overview.
    package let summary: String
    /// Paragraphs with an empty line between; a line that begins with a space is not wrapped.
    package let text: String

    /// A topic of its parts.
    package init(_ name: String, _ summary: String, text: String) {
        self.name = name
        self.summary = summary
        self.text = text
    }
}
