/// The definitions that apply to one command: its own and those of the commands above it.
struct CommandScope {
    /// From the root to the command.
    var definitions: [CommandDefinition]

    var command: CommandDefinition? { definitions.last }

    /// The names below the root.
    var path: [String] { definitions.dropFirst().map(\.name) }

    /// The command line up to and including the command.
    var line: String { definitions.map(\.name).joined(separator: " ") }

    /// The options, the nearest first, so that a command's own option hides a global one of the same name.
    var options: [OptionDefinition] { definitions.reversed().flatMap(\.options) }

    /// Returns the option with a long name, and whether that name negates it.
    func option(long name: String) -> (option: OptionDefinition, isNegated: Bool)? {
        Self.find(name, in: options)
    }

    func option(short letter: Character) -> OptionDefinition? {
        options.first { $0.short == letter }
    }

    /// The scope extended by the default subcommands.
    var withDefaults: CommandScope {
        var scope = self
        while let name = scope.command?.defaultSubcommand, let next = scope.command?.subcommand(name) {
            scope.definitions.append(next)
        }
        return scope
    }

    static func isOption(_ argument: String) -> Bool { argument.hasPrefix("-") && argument != "-" }

    /// Returns true if an argument may be the value of the preceding option. A negative number may, unless it is also
    /// an option. Anything else that begins with a hyphen may not, since a missing value is more likely.
    func mayBeValue(_ argument: String) -> Bool {
        guard Self.isOption(argument) else { return true }
        guard let letter = argument.dropFirst().first, letter.isASCII, letter.isNumber || letter == "." else {
            return false
        }
        return Double(argument) != nil && option(short: letter) == nil
    }

    /// The number of words that an option occupies, decided before the command is known.
    enum Reach {
        case alone
        case withNextArgument
        case unknown
    }

    /// Returns the reach of an option. Options of subcommands count as well, so that they may stand before the
    /// command's name.
    func reach(of argument: String) -> Reach {
        if argument.hasPrefix("--") {
            let name = argument.dropFirst(2).prefix { $0 != "=" }
            guard let found = option(long: String(name)) ?? inDescendants({ Self.find(String(name), in: $0) }) else {
                return .unknown
            }
            return found.option.value != nil && !argument.contains("=") ? .withNextArgument : .alone
        }
        let letters = argument.dropFirst()
        for index in letters.indices {
            let letter = letters[index]
            guard let found = option(short: letter) ?? inDescendants({ $0.first { $0.short == letter } }) else {
                return .unknown
            }
            if found.value != nil {
                return letters.index(after: index) == letters.endIndex ? .withNextArgument : .alone
            }
        }
        return .alone
    }

    /// The problem with an option that this command does not have.
    func unknownOption(_ argument: String, letter: Character? = nil) -> ArgumentError.Issue {
        let name = String(argument.drop { $0 == "-" }.prefix { $0 != "=" })
        if let letter {
            // This is a long option with one hyphen, rather than a cluster with unknown letters.
            let isLong = name.count > 1 && option(long: name) != nil
            return .unknownOption(
                isLong ? "-" + name : "-\(letter)", of: line, suggestions: isLong ? ["--" + name] : [])
        }
        let names = options.flatMap { $0.isNegatable ? [$0.long, "no-" + $0.long] : [$0.long] }
        let suggestions = Suggestions.nearest(to: name, among: names).map { "--" + $0 }
        return .unknownOption("--" + name, of: line, suggestions: suggestions)
    }

    private func inDescendants<Found>(_ find: ([OptionDefinition]) -> Found?) -> Found? {
        var open = command?.subcommands ?? []
        while let next = open.popLast() {
            if let found = find(next.options) { return found }
            open += next.subcommands
        }
        return nil
    }

    private static func find(
        _ name: String, in options: [OptionDefinition]
    ) -> (option: OptionDefinition, isNegated: Bool)? {
        for option in options {
            if option.long == name { return (option, false) }
            if option.isNegatable, name == "no-" + option.long { return (option, true) }
        }
        return nil
    }
}
