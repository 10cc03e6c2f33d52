/// One command, or a group of them.
package struct CommandDefinition: Sendable, Hashable {
    /// The word that calls it.
    package var name: String
    /// Other words that call it.
    package var aliases: [String]
    /// One line without a final full stop.
    package var summary: String
    /// Paragraphs with an empty line between; a line that begins with a space is not wrapped. May be empty.
    package var discussion: String
    /// The heading under which the overview lists it; groups come in the order of their first command.
    package var group: String
    /// What it takes besides options, in order; a group takes none.
    package var arguments: [ArgumentDefinition]
    /// Its options; those of the commands above it hold for it too.
    package var options: [OptionDefinition]
    /// Long names of options of which only one may be given, set by set.
    package var exclusiveOptions: [[String]]
    /// The commands of a group.
    package var subcommands: [CommandDefinition]
    /// The subcommand that is meant where none is named.
    package var defaultSubcommand: String?
    /// Command lines that show its use.
    package var examples: [Example]
    /// Whether overviews and suggestions leave it out.
    package var isHidden: Bool

    /// A command line and what it does.
    package struct Example: Sendable, Hashable {
        /// The whole line, with the program's name.
        package let line: String
        /// What it does, in a few words.
        package let explanation: String

        /// An example of its parts.
        package init(_ line: String, _ explanation: String) {
            self.line = line
            self.explanation = explanation
        }
    }

    /// A definition of its parts.
    package init(
        _ name: String, aliases: [String] = [], _ summary: String, discussion: String = "", group: String = "Commands",
        arguments: [ArgumentDefinition] = [], options: [OptionDefinition] = [], exclusiveOptions: [[String]] = [],
        subcommands: [CommandDefinition] = [], defaultSubcommand: String? = nil, examples: [Example] = [],
        isHidden: Bool = false
    ) {
        self.name = name
        self.aliases = aliases
        self.summary = summary
        self.discussion = discussion
        self.group = group
        self.arguments = arguments
        self.options = options
        self.exclusiveOptions = exclusiveOptions
        self.subcommands = subcommands
        self.defaultSubcommand = defaultSubcommand
        self.examples = examples
        self.isHidden = isHidden
    }

    /// The subcommand of a name or alias.
    package func subcommand(_ name: String) -> CommandDefinition? {
        subcommands.first { $0.name == name || $0.aliases.contains(name) }
    }
}
