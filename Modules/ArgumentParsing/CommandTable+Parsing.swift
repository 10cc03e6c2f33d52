extension CommandTable {
    /// Parses a command line, without the program's name.
    ///
    /// Options and words may be mixed, and options may stand before the command's name. `--opt value`, `--opt=value`,
    /// `-o value`, `-ovalue`, `-o=value` and clusters such as `-qv` are accepted; `--` ends the options, and a
    /// command's name may still follow; `-` alone is a word. An option does not take a value that begins with a hyphen,
    /// other than `-` and negative numbers; `--opt=-value` does.
    ///
    /// - Throws: all errors at once; for an unknown command only that one.
    package func parse(_ arguments: [String]) throws(ArgumentError) -> ParseResult {
        var scope = CommandScope(definitions: [root])
        var commandPlaces: Set<Int> = []
        var unknownOptions: [String] = []
        var place = 0
        var haveOptionsEnded = false
        while place < arguments.count {
            let argument = arguments[place]
            if argument == "--", !haveOptionsEnded {
                haveOptionsEnded = true
                place += 1
                continue
            }
            if !haveOptionsEnded, CommandScope.isOption(argument) {
                let next = place + 1
                let hasValue = next < arguments.count && scope.mayBeValue(arguments[next])
                let reach = scope.reach(of: argument)
                if reach == .unknown { unknownOptions.append(argument) }
                place += reach == .withNextArgument && hasValue ? 2 : 1
                continue
            }
            guard let command = scope.command, !command.subcommands.isEmpty else { break }
            guard let next = command.subcommand(argument) else {
                if unknownOptions.isEmpty { throw unknownCommand(argument, in: scope) }
                // The word is probably the value of a misspelled option.
                throw unknownOptionsError(unknownOptions, in: scope)
            }
            scope.definitions.append(next)
            commandPlaces.insert(place)
            place += 1
        }
        var reader = OptionReader(scope: scope.withDefaults, commandPlaces: commandPlaces)
        reader.read(arguments)
        return try result(of: reader, named: scope)
    }

    /// - Parameter scope: The command as named, without default subcommands.
    private func result(of reader: OptionReader, named scope: CommandScope) throws(ArgumentError) -> ParseResult {
        if reader.flags["help"] == true { return .help(.command(scope.path)) }
        if reader.flags["version"] == true { return .version }
        var problems = reader.problems
        if let command = reader.scope.command, !command.subcommands.isEmpty {
            if let word = reader.words.first { throw unknownCommand(word, in: reader.scope) }
            if problems.isEmpty, scope.path.isEmpty { return .help(.command([])) }
            if !scope.path.isEmpty {
                let names = command.subcommands.filter { !$0.isHidden }.map(\.name)
                problems.append(.missingSubcommand(of: scope.line, choices: names))
            }
        }
        if problems.isEmpty, scope.path == ["help"] { return .help(try helpRequest(reader.words)) }
        var assignment = WordAssignment()
        assignment.assign(reader.words, to: reader.scope.command?.arguments ?? [])
        // After an unknown option, an extra word is probably its value.
        problems += assignment.problems.filter { problem in
            if case .unexpectedArguments = problem { !reader.hasUnknownOption } else { true }
        }
        problems += reader.exclusiveProblems
        guard problems.isEmpty else { throw ArgumentError(problems: problems, command: scope.line) }
        return .command(
            ParsedCommand(
                path: reader.scope.path, words: reader.words, flags: reader.flags, optionValues: reader.values,
                argumentValues: assignment.values))
    }

    private func helpRequest(_ words: [String]) throws(ArgumentError) -> HelpRequest {
        if words.count == 1, let topic = topics.first(where: { $0.name == words[0] }) { return .topic(topic.name) }
        var scope = CommandScope(definitions: [root])
        for word in words {
            guard let next = scope.command?.subcommand(word) else {
                throw unknownCommand(word, in: scope, or: scope.path.isEmpty ? topics.map(\.name) : [])
            }
            scope.definitions.append(next)
        }
        return .command(scope.path)
    }

    private func unknownOptionsError(_ arguments: [String], in scope: CommandScope) -> ArgumentError {
        let problems = arguments.map { argument in
            let letter = argument.hasPrefix("--") ? nil : argument.dropFirst().first { scope.option(short: $0) == nil }
            return scope.unknownOption(argument, letter: letter)
        }
        return ArgumentError(problems: problems, command: scope.line)
    }

    private func unknownCommand(_ name: String, in scope: CommandScope, or topics: [String] = []) -> ArgumentError {
        let visible = (scope.command?.subcommands ?? []).filter { !$0.isHidden }
        let suggestions = Suggestions.nearest(to: name, among: visible.flatMap { [$0.name] + $0.aliases } + topics)
        return ArgumentError(
            problems: [.unknownCommand(name, of: scope.line, suggestions: suggestions)], command: scope.line)
    }
}
