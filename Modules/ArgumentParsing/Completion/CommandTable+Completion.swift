extension CommandTable {
    /// Completes the last word of a line, which may be empty.
    ///
    /// - Parameter line: The words after the program's name, without the shell's quotes.
    package func completion(of line: [String]) -> Completion {
        var reader = CompletionReader(scope: CommandScope(definitions: [root]))
        for word in line.dropLast() { reader.read(word) }
        var completion = completion(of: line.last ?? "", after: reader)
        completion.values = reader.values
        return completion
    }

    private func completion(of typed: String, after reader: CompletionReader) -> Completion {
        let scope = reader.scope.withDefaults
        if let option = reader.optionBeforeValue { return values(of: option.value?.kind, lead: "", typed: typed) }
        if reader.isBehindUnknownOption { return Completion(lead: "", typed: typed, candidates: [], wanted: []) }
        if typed.hasPrefix("-"), !reader.optionsHaveEnded {
            guard typed.hasPrefix("--"), let equals = typed.firstIndex(of: "=") else {
                return choice(of: options(scope, without: reader.given), typed: typed)
            }
            let option = scope.option(long: String(typed[..<equals].dropFirst(2)))?.option
            let value = typed.index(after: equals)
            return values(of: option?.value?.kind, lead: String(typed[..<value]), typed: String(typed[value...]))
        }
        let arguments = arguments(behind: reader.words, of: scope.command?.arguments ?? [])
        if arguments.contains(where: { $0.kind == .command }) {
            return choice(of: helpNames(below: reader.words), typed: typed)
        }
        let commands = reader.words.isEmpty ? names(of: reader.scope.command?.subcommands ?? []) : []
        let completions = arguments.map { values(of: $0.kind, lead: "", typed: typed) }
        return Completion(
            lead: completions.count == 1 ? completions[0].lead : "",
            typed: completions.count == 1 ? completions[0].typed : typed,
            candidates: commands.filter { $0.text.hasPrefix(typed) } + completions.flatMap(\.candidates),
            wanted: completions.flatMap(\.wanted))
    }

    private func choice(of candidates: [Completion.Candidate], typed: String) -> Completion {
        Completion(lead: "", typed: typed, candidates: candidates.filter { $0.text.hasPrefix(typed) }, wanted: [])
    }

    private func names(of commands: [CommandDefinition]) -> [Completion.Candidate] {
        commands.filter { !$0.isHidden }.map { .init($0.name, $0.summary) }
    }

    private func helpNames(below path: [String]) -> [Completion.Candidate] {
        let commands = names(of: definitions(path)?.last?.subcommands ?? [])
        return path.isEmpty ? commands + topics.map { .init($0.name, $0.summary) } : commands
    }

    /// The options that are not given yet and that no given option excludes.
    private func options(_ scope: CommandScope, without given: Set<String>) -> [Completion.Candidate] {
        var gone = given
        for set in scope.definitions.flatMap(\.exclusiveOptions) where !given.isDisjoint(with: set) {
            gone.formUnion(set)
        }
        return scope.options.flatMap { option -> [Completion.Candidate] in
            if case .repeated = option.kind {
                return [.init("--" + option.long, option.summary)]
            }
            // List an option once if a nearer command has one of the same name.
            guard gone.insert(option.long).inserted else { return [] }
            let plain = Completion.Candidate("--" + option.long, option.summary)
            return option.isNegatable ? [plain, .init("--no-" + option.long, option.summary)] : [plain]
        }
    }

    private func values(of kind: ValueKind?, lead: String, typed: String) -> Completion {
        switch kind {
        case .choice(let choices):
            let fitting = choices.filter { $0.hasPrefix(typed) }
            return Completion(lead: lead, typed: typed, candidates: fitting.map { .init($0) }, wanted: [])
        case .choices(let choices):
            let parts = typed.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            let done = parts.dropLast()
            let last = parts.last ?? ""
            let fitting = choices.filter { $0.hasPrefix(last) && !done.contains($0) }
            return Completion(
                lead: lead + done.map { $0 + "," }.joined(), typed: last, candidates: fitting.map { .init($0) },
                wanted: [])
        case .file, .folder, .named:
            return Completion(lead: lead, typed: typed, candidates: [], wanted: kind.map { [$0] } ?? [])
        case .text, .command, .integer, .standardInput, nil:
            return Completion(lead: lead, typed: typed, candidates: [], wanted: [])
        }
    }

    /// The arguments that a word may belong to, given the words before it. After an argument that takes several words,
    /// it may also belong to the next one. Standard input is never offered.
    private func arguments(behind words: [String], of arguments: [ArgumentDefinition]) -> [ArgumentDefinition] {
        let readsInput = arguments.contains { $0.kind == .standardInput }
        let arguments = arguments.filter { $0.kind != .standardInput }
        var place = words.count { !readsInput || $0 != "-" }
        for (index, argument) in arguments.enumerated() {
            switch argument.count {
            case .one, .optional:
                if place == 0 { return [argument] }
                place -= 1
            case .any, .many:
                let isEnough = argument.count == .any || place > 0
                return [argument] + (isEnough ? Array(arguments[(index + 1)...].prefix(1)) : [])
            }
        }
        return []
    }
}
