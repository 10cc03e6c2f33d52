/// A command or a group of commands.
package struct CommandDefinition: Sendable {
    /// The command's name.
    package var name: String
    /// Alternative names.
    package var aliases: [String]
    /// One line without a final period.
    package var summary: String
    /// Paragraphs separated by empty lines; a line that begins with a space is not wrapped. May be empty.
    package var discussion: String { makeDiscussion() }
    private let makeDiscussion: @Sendable () -> String
    /// The heading in the overview; groups are listed in the order of their first command.
    package var group: String
    /// The positional arguments in order; empty for a group.
    package var arguments: [ArgumentDefinition]
    /// The options; those of the commands above apply too.
    package var options: [OptionDefinition]
    /// Sets of mutually exclusive options, by long names.
    package var exclusiveOptions: [[String]]
    /// The subcommands of a group.
    package var subcommands: [CommandDefinition]
    /// The subcommand to run if none is named.
    package var defaultSubcommand: String?
    /// Example command lines.
    package var examples: [Example]
    /// True if overviews and suggestions omit the command.
    package var isHidden: Bool

    /// A command line and its explanation.
    package struct Example: Sendable {
        /// The whole line, including the program's name.
        package let line: String
        /// A short explanation.
        package let explanation: String

        /// Creates an example.
        package init(_ line: String, _ explanation: String) {
            self.line = line
            self.explanation = explanation
        }
    }

    /// Creates a definition.
    ///
    /// - Parameter discussion: Evaluated when it is shown, since every start of a program makes its definitions.
    package init(
        _ name: String, aliases: [String] = [], _ summary: String,
        discussion: @autoclosure @escaping @Sendable () -> String = "", group: String = "Commands",
        arguments: [ArgumentDefinition] = [], options: [OptionDefinition] = [], exclusiveOptions: [[String]] = [],
        subcommands: [CommandDefinition] = [], defaultSubcommand: String? = nil, examples: [Example] = [],
        isHidden: Bool = false
    ) {
        self.name = name
        self.aliases = aliases
        self.summary = summary
        makeDiscussion = discussion
        self.group = group
        self.arguments = arguments
        self.options = options
        self.exclusiveOptions = exclusiveOptions
        self.subcommands = subcommands
        self.defaultSubcommand = defaultSubcommand
        self.examples = examples
        self.isHidden = isHidden
    }

    /// Creates the definition of a subcommand that ``ParsedCommand/subcommand(as:)`` finds again.
    package init<Name: RawRepresentable<String>>(
        _ name: Name, aliases: [String] = [], _ summary: String,
        discussion: @autoclosure @escaping @Sendable () -> String = "", arguments: [ArgumentDefinition] = [],
        options: [OptionDefinition] = [], exclusiveOptions: [[String]] = [], examples: [Example] = []
    ) {
        self.init(
            name.rawValue, aliases: aliases, summary, discussion: discussion(), arguments: arguments, options: options,
            exclusiveOptions: exclusiveOptions, examples: examples)
    }

    /// Creates the definition of a group, whose subcommands are the cases of one type.
    package init<Name: RawRepresentable<String>>(
        _ name: String, aliases: [String] = [], _ summary: String,
        discussion: @autoclosure @escaping @Sendable () -> String = "", group: String = "Commands",
        subcommands: [CommandDefinition], defaultSubcommand: Name
    ) {
        self.init(
            name, aliases: aliases, summary, discussion: discussion(), group: group, subcommands: subcommands,
            defaultSubcommand: defaultSubcommand.rawValue)
    }

    /// Returns the subcommand with a name or alias.
    package func subcommand(_ name: String) -> CommandDefinition? {
        subcommands.first { $0.name == name || $0.aliases.contains(name) }
    }
}
