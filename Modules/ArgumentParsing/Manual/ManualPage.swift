/// A manual page in roff, for man(1): the program, or one of its commands with all subcommands.
package struct ManualPage: Sendable, Hashable {
    /// The file name, such as `kith-book.1`.
    package let fileName: String
    /// ASCII text; every other character is a groff escape.
    package let text: String

    /// The manual pages of a program: its own, then one for each visible command.
    ///
    /// - Parameters:
    ///   - version: Shown in the footer.
    ///   - related: Pages of other programs, without the section, that the program's own page refers to.
    package static func pages(
        of table: CommandTable, version: String, related: [String] = []
    ) -> [ManualPage] {
        let visible = table.root.subcommands.filter { !$0.isHidden }
        guard !visible.isEmpty else { return [program(table, version: version, related: related)] }
        return [overview(table, visible, version: version, related: related)]
            + visible.map { page(of: $0, in: table, version: version) }
    }

    /// The page of a program without commands.
    private static func program(_ table: CommandTable, version: String, related: [String]) -> ManualPage {
        let root = table.root
        var roff = Roff(page: root.name, program: root.name, version: version)
        roff.section("NAME")
        roff.line("\(root.name) - \(root.summary)")
        roff.section("SYNOPSIS")
        for form in Synopsis(CommandScope(definitions: [root])).forms { roff.synopsis(form.name, form.pieces) }
        roff.section("DESCRIPTION")
        roff.paragraphs(root.discussion.isEmpty ? root.summary + "." : root.discussion)
        roff.details(root)
        roff.examples(root)
        roff.topics(table.topics)
        roff.seeAlso(related)
        return ManualPage(fileName: "\(root.name).1", text: roff.text)
    }

    private static func overview(
        _ table: CommandTable, _ commands: [CommandDefinition], version: String, related: [String]
    ) -> ManualPage {
        let root = table.root
        var roff = Roff(page: root.name, program: root.name, version: version)
        roff.section("NAME")
        roff.line("\(root.name) - \(root.summary)")
        roff.section("SYNOPSIS")
        roff.synopsis(root.name, ["COMMAND", "[ARGUMENT…]", "[OPTION…]"])
        roff.section("DESCRIPTION")
        roff.paragraphs(root.discussion.isEmpty ? root.summary : root.discussion)
        var groups: [String] = []
        for command in commands where !groups.contains(command.group) { groups.append(command.group) }
        for group in groups {
            roff.section(group.uppercased())
            for command in commands where command.group == group {
                roff.item("\(root.name)-\(command.name)(1)", command.summary)
            }
        }
        roff.section("GLOBAL OPTIONS")
        for option in root.options { roff.option(option) }
        roff.examples(root)
        roff.topics(table.topics)
        roff.seeAlso(commands.map { "\(root.name)-\($0.name)" } + related)
        return ManualPage(fileName: "\(root.name).1", text: roff.text)
    }

    private static func page(of command: CommandDefinition, in table: CommandTable, version: String) -> ManualPage {
        let name = "\(table.root.name)-\(command.name)"
        var roff = Roff(page: name, program: table.root.name, version: version)
        roff.section("NAME")
        roff.line("\(name) - \(command.summary)")
        roff.section("SYNOPSIS")
        let scope = CommandScope(definitions: [table.root, command])
        for form in Synopsis(scope).forms { roff.synopsis(form.name, form.pieces) }
        roff.section("DESCRIPTION")
        roff.paragraphs(command.discussion.isEmpty ? command.summary + "." : command.discussion)
        if !command.aliases.isEmpty { roff.paragraphs("Also called \(command.aliases.joined(separator: ", ")).") }
        roff.details(command)
        for subcommand in command.subcommands where !subcommand.isHidden {
            describe(subcommand, path: "\(table.root.name) \(command.name)", in: &roff)
        }
        roff.section("GLOBAL OPTIONS")
        for option in table.root.options { roff.option(option) }
        roff.examples(command)
        roff.section("EXIT STATUS")
        roff.paragraphs("See \(table.root.name)(1).")
        roff.seeAlso([table.root.name])
        return ManualPage(fileName: "\(name).1", text: roff.text)
    }

    private static func describe(_ command: CommandDefinition, path: String, in roff: inout Roff) {
        let line = "\(path) \(command.name)"
        roff.section(line.uppercased())
        roff.paragraphs(command.summary + ".")
        if !command.discussion.isEmpty { roff.paragraphs(command.discussion) }
        if !command.aliases.isEmpty { roff.paragraphs("Also called \(command.aliases.joined(separator: ", ")).") }
        roff.details(command, isPart: true)
        for subcommand in command.subcommands where !subcommand.isHidden {
            describe(subcommand, path: line, in: &roff)
        }
    }
}
