/// A command table's help as text, wrapped to a width.
package struct HelpText: Sendable {
    /// The role of a piece of help, so that a front end can color it.
    package enum Role: Sendable, Hashable {
        /// A section heading.
        case heading
        /// A command or topic name in a list.
        case command
        /// An option with its value's name, or an argument, in a list.
        case option
    }

    private let table: CommandTable
    private let layout: HelpLayout

    /// Creates the help of a table.
    ///
    /// - Parameters:
    ///   - width: The terminal's columns, at least 40.
    ///   - style: Adds styling for a terminal to a piece of text; its length does not count. Plain text by default.
    package init(
        _ table: CommandTable, width: Int = 80,
        style: @escaping @Sendable (String, Role) -> String = { text, _ in text }
    ) {
        self.table = table
        layout = HelpLayout(width: max(40, width), style: style)
    }

    /// The requested help with a final line feed; the overview if the command or topic does not exist.
    package func text(for request: HelpRequest) -> String {
        switch request {
        case .topic(let name):
            guard let topic = table.topics.first(where: { $0.name == name }) else { return overview }
            return layout.text([layout.paragraphs(topic.text)])
        case .command(let path):
            guard let definitions = table.definitions(path), !path.isEmpty || table.root.subcommands.isEmpty else {
                return overview
            }
            return help(for: CommandScope(definitions: definitions))
        }
    }

    /// The program and all its commands by group.
    private var overview: String {
        let root = table.root
        let visible = root.subcommands.filter { !$0.isHidden }
        var groups: [String] = []
        for command in visible where !groups.contains(command.group) { groups.append(command.group) }
        var sections = [
            layout.paragraphs(root.summary),
            layout.section("Usage", ["  \(root.name) COMMAND [ARGUMENT…] [OPTION…]"]),
        ]
        if !root.discussion.isEmpty { sections.append(layout.paragraphs(root.discussion)) }
        for group in groups {
            let rows = visible.filter { $0.group == group }.map { row(for: $0) }
            sections.append(layout.section(group, layout.rows(rows)))
        }
        let topics = table.topics.map { HelpLayout.Row(label: $0.name, role: .command, summary: $0.summary) }
        sections.append(layout.section("Help topics", layout.rows(topics)))
        sections.append(layout.section("Global options", layout.rows(root.options.map { row(for: $0) })))
        sections.append(examples(root))
        return layout.text(sections)
    }

    private func help(for scope: CommandScope) -> String {
        guard let command = scope.command else { return overview }
        let visible = command.subcommands.filter { !$0.isHidden }
        let inherited = scope.definitions.dropLast().dropFirst().flatMap(\.options)
        let global = scope.path.isEmpty ? [] : table.root.options
        return layout.text([
            layout.paragraphs(command.summary),
            layout.section("Usage", Synopsis(scope).lines(layout)),
            layout.paragraphs(command.discussion),
            layout.section("Aliases", command.aliases.isEmpty ? [] : ["  " + command.aliases.joined(separator: ", ")]),
            layout.section(
                "Commands",
                layout.rows(visible.map { row(for: $0, isDefault: $0.name == command.defaultSubcommand) })),
            layout.section("Arguments", layout.rows(command.arguments.map { row(for: $0) })),
            layout.section("Options", layout.rows((command.options + inherited).map { row(for: $0) })),
            layout.section("Global options", layout.rows(global.map { row(for: $0) })),
            examples(command),
        ])
    }

    private func examples(_ command: CommandDefinition) -> [String] {
        let lines = command.examples.flatMap { example in
            ["  " + example.line] + layout.paragraphs(example.explanation, indent: 6)
        }
        return layout.section("Examples", lines)
    }

    private func row(for command: CommandDefinition, isDefault: Bool = false) -> HelpLayout.Row {
        .init(label: command.name, role: .command, summary: command.summary + (isDefault ? " (default)" : ""))
    }

    private func row(for argument: ArgumentDefinition) -> HelpLayout.Row {
        .init(
            label: Synopsis.name(of: argument), role: .option, summary: Self.summary(of: argument))
    }

    private func row(for option: OptionDefinition) -> HelpLayout.Row {
        var label = option.short.map { "-\($0), " } ?? "    "
        label += option.isNegatable ? "--[no-]\(option.long)" : "--\(option.long)"
        if let value = option.value { label += " " + value.name }
        return .init(label: label, role: .option, summary: Self.summary(of: option))
    }

    /// An argument's summary with its choices.
    static func summary(of argument: ArgumentDefinition) -> String { argument.summary + remark(on: argument.kind) }

    /// An option's summary with its choices.
    static func summary(of option: OptionDefinition) -> String {
        guard let value = option.value else { return option.summary }
        let summary = option.summary + remark(on: value.kind)
        if case .repeated = option.kind { return summary + "; can be repeated" }
        return summary
    }

    private static func remark(on kind: ValueKind) -> String {
        switch kind {
        case .choice(let choices): ": \(ValueKind.alternatives(choices))"
        case .choices(let choices): ": \(ValueKind.alternatives(choices, last: "and")), separated by commas"
        default: ""
        }
    }
}
