/// Reads the words before the completed one. Unlike the parser it accepts every line, since the line is incomplete.
struct CompletionReader {
    private(set) var scope: CommandScope
    /// The positional words.
    private(set) var words: [String] = []
    /// The long names of the options so far.
    private(set) var given: Set<String> = []
    /// The options' values, by long names.
    private(set) var values: [String: String] = [:]
    private(set) var optionsHaveEnded = false
    /// The option whose value follows.
    private(set) var optionBeforeValue: OptionDefinition?
    /// True if the value of another command's option follows.
    private(set) var isBehindUnknownOption = false

    init(scope: CommandScope) {
        self.scope = scope
    }

    mutating func read(_ word: String) {
        let isValue = (optionBeforeValue != nil || isBehindUnknownOption) && scope.mayBeValue(word)
        let before = optionBeforeValue
        (optionBeforeValue, isBehindUnknownOption) = (nil, false)
        if isValue {
            if let before { values[before.long] = word }
            return
        }
        if !optionsHaveEnded, word == "--" {
            optionsHaveEnded = true
        } else if !optionsHaveEnded, CommandScope.isOption(word) {
            readOption(word)
        } else if words.isEmpty, !optionsHaveEnded, let next = scope.command?.subcommand(word) {
            scope.definitions.append(next)
        } else {
            words.append(word)
        }
    }

    private mutating func readOption(_ word: String) {
        let all = scope.withDefaults
        let options: [OptionDefinition] =
            word.hasPrefix("--")
            ? [all.option(long: String(word.dropFirst(2).prefix { $0 != "=" }))?.option].compactMap { $0 }
            : word.dropFirst().compactMap { all.option(short: $0) }
        given.formUnion(options.map(\.long))
        guard all.reach(of: word) == .withNextArgument else { return readAttachedValue(word, all) }
        optionBeforeValue = options.last { $0.value != nil }
        isBehindUnknownOption = optionBeforeValue == nil
    }

    /// Reads the value in `--name=value`, `-nvalue` and `-n=value`.
    private mutating func readAttachedValue(_ word: String, _ scope: CommandScope) {
        if word.hasPrefix("--") {
            guard let equals = word.firstIndex(of: "="),
                let option = scope.option(long: String(word[..<equals].dropFirst(2)))?.option, option.value != nil
            else { return }
            values[option.long] = String(word[word.index(after: equals)...])
        } else if let place = word.indices.dropFirst().first(where: { scope.option(short: word[$0])?.value != nil }),
            let option = scope.option(short: word[place])
        {
            let value = word[word.index(after: place)...]
            values[option.long] = String(value.first == "=" ? value.dropFirst() : value)
        }
    }
}
