extension CommandTable {
    /// Errors in the definitions themselves, one line each. A test of each front end expects none.
    package var errors: [String] { errors(of: CommandScope(definitions: [root])) }

    private func errors(of scope: CommandScope) -> [String] {
        guard let command = scope.command else { return [] }
        var errors: [String] = []
        let names = command.subcommands.flatMap { [$0.name] + $0.aliases }
        errors += repeated(names).map { "'\(scope.line)' has several commands '\($0)'" }
        let longs = command.options.flatMap { $0.isNegatable ? [$0.long, "no-" + $0.long] : [$0.long] }
        errors += repeated(longs).map { "'\(scope.line)' has several options '--\($0)'" }
        let shorts = scope.options.compactMap(\.short).map { String($0) }
        errors += repeated(shorts).map { "'\(scope.line)' has several options '-\($0)'" }
        let known = Set(scope.options.map(\.long))
        errors += command.exclusiveOptions.joined().filter { !known.contains($0) }
            .map { "'\(scope.line)' excludes an option '--\($0)' that it does not have" }
        if let name = command.defaultSubcommand, command.subcommand(name) == nil {
            errors.append("'\(scope.line)' has no command '\(name)' to be its default")
        }
        errors += repeated(command.arguments.map(\.name)).map { "'\(scope.line)' has several arguments \($0)" }
        if command.arguments.count(where: { $0.count == .any || $0.count == .many }) > 1 {
            errors.append("'\(scope.line)' has several arguments that take any number of words")
        }
        if command.arguments.contains(where: { $0.kind == .standardInput && $0.count != .optional }) {
            errors.append("'\(scope.line)' takes the standard input otherwise than once or not at all")
        }
        if !command.arguments.isEmpty, !command.subcommands.isEmpty {
            errors.append("'\(scope.line)' has arguments and commands")
        }
        for subcommand in command.subcommands {
            errors += self.errors(of: CommandScope(definitions: scope.definitions + [subcommand]))
        }
        return errors
    }

    private func repeated(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { !seen.insert($0).inserted }
    }
}
