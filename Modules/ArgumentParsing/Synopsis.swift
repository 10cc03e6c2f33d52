/// A command's synopsis in one paragraph: its name, its arguments and its options without the global ones.
struct Synopsis {
    private let scope: CommandScope

    init(_ scope: CommandScope) { self.scope = scope }

    /// The usage of a command, or of each command of a group.
    func lines(_ layout: HelpLayout) -> [String] {
        guard let command = scope.command else { return [] }
        let visible = command.subcommands.filter { !$0.isHidden }
        guard visible.isEmpty else {
            return visible.flatMap { subcommand in
                Synopsis(CommandScope(definitions: scope.definitions + [subcommand])).lines(layout)
            }
        }
        let name = callName
        let pieces = command.arguments.map(Self.piece) + optionPieces(command)
        let indent = name.count + 3
        guard indent <= layout.width / 2 else {
            return ["  " + name] + layout.wrap(pieces, width: layout.width - 6).map { layout.blanks(6) + $0 }
        }
        let lines = layout.wrap(pieces, width: layout.width - indent)
        return ["  " + ([name] + lines.prefix(1)).joined(separator: " ")]
            + lines.dropFirst().map { layout.blanks(indent) + $0 }
    }

    /// The forms of the call, one for each command of a group: its name, and pieces that are not broken.
    var forms: [(name: String, pieces: [String])] {
        guard let command = scope.command else { return [] }
        let visible = command.subcommands.filter { !$0.isHidden }
        guard visible.isEmpty else {
            return visible.flatMap { Synopsis(CommandScope(definitions: scope.definitions + [$0])).forms }
        }
        return [(callName, command.arguments.map(Self.piece) + optionPieces(command))]
    }

    static func name(of argument: ArgumentDefinition) -> String {
        switch argument.count {
        case .one, .optional: argument.name
        case .any, .many: argument.name + "…"
        }
    }

    /// The names, the last one in brackets if it is the default.
    private var callName: String {
        var names = scope.definitions.map(\.name)
        let parent = scope.definitions.dropLast().last
        if let last = names.popLast() { names.append(parent?.defaultSubcommand == last ? "[\(last)]" : last) }
        return names.joined(separator: " ")
    }

    private static func piece(_ argument: ArgumentDefinition) -> String {
        argument.isRequired ? name(of: argument) : "[\(name(of: argument))]"
    }

    /// Mutually exclusive options stand together at the place of the first. An option in several sets appears in the
    /// largest.
    private func optionPieces(_ command: CommandDefinition) -> [String] {
        var shown: Set<String> = []
        return command.options.compactMap { option in
            guard !shown.contains(option.long) else { return nil }
            let set = Self.largestSet(of: option.long, command)
            let together = set.filter { Self.largestSet(of: $0, command) == set }
                .compactMap { long in command.options.first { $0.long == long } }
            shown.formUnion(together.map(\.long))
            let piece = "[\(together.map(form).joined(separator: " | "))]"
            if together.count == 1, case .repeated = option.kind { return piece + "…" }
            return piece
        }
    }

    private static func largestSet(of long: String, _ command: CommandDefinition) -> [String] {
        command.exclusiveOptions.filter { $0.contains(long) }.max { $0.count < $1.count } ?? [long]
    }

    private func form(_ option: OptionDefinition) -> String {
        let name = option.isNegatable ? "--[no-]\(option.long)" : "--\(option.long)"
        guard let value = option.value else { return name }
        if case .choice(let choices) = value.kind, choices.joined().count <= 24 {
            return "\(name) \(choices.joined(separator: "|"))"
        }
        return "\(name) \(value.name)"
    }
}
