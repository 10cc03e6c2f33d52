/// Separates options from words once the command is known, and collects errors.
struct OptionReader {
    let scope: CommandScope
    /// The positions of the command's own names, which are neither words nor values.
    let commandPlaces: Set<Int>
    private(set) var words: [String] = []
    private(set) var flags: [String: Bool] = [:]
    private(set) var values: [String: [String]] = [:]
    private(set) var problems: [ArgumentError.Issue] = []
    private(set) var hasUnknownOption = false

    init(scope: CommandScope, commandPlaces: Set<Int>) {
        self.scope = scope
        self.commandPlaces = commandPlaces
    }

    mutating func read(_ arguments: [String]) {
        var place = 0
        while place < arguments.count {
            let argument = arguments[place]
            defer { place += 1 }
            if commandPlaces.contains(place) { continue }
            let following = place + 1
            if argument == "--" {
                words += arguments.indices[following...].filter { !commandPlaces.contains($0) }.map { arguments[$0] }
                return
            }
            guard CommandScope.isOption(argument) else {
                words.append(argument)
                continue
            }
            let isFree = following < arguments.count && !commandPlaces.contains(following)
            let next = isFree && scope.mayBeValue(arguments[following]) ? arguments[following] : nil
            if argument.hasPrefix("--") ? readLong(argument, next: next) : readCluster(argument, next: next) {
                place += 1
            }
        }
    }

    /// Errors for mutually exclusive options given together.
    var exclusiveProblems: [ArgumentError.Issue] {
        scope.definitions.flatMap(\.exclusiveOptions).compactMap { names in
            let given = names.filter { flags[$0] == true || values[$0] != nil }
            return given.count > 1 ? .exclusive(given.map { "--" + $0 }) : nil
        }
    }

    /// Reads `--name` or `--name=value`. Returns true if it consumed the next argument.
    private mutating func readLong(_ argument: String, next: String?) -> Bool {
        let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.first.map(String.init) ?? ""
        let attached = parts.count > 1 ? String(parts[1]) : nil
        guard let (option, isNegated) = scope.option(long: name) else {
            addUnknown(scope.unknownOption(argument))
            return false
        }
        guard let value = option.value else {
            if attached != nil { problems.append(.unexpectedValue(option: "--" + name)) }
            flags[option.long] = !isNegated
            return false
        }
        take(attached ?? next, for: option, spelled: "--" + name, valueName: value.name, kind: value.kind)
        return attached == nil && next != nil
    }

    /// Reads `-a`, `-abc`, `-ovalue` or `-o=value`. Returns true if it consumed the next argument.
    private mutating func readCluster(_ argument: String, next: String?) -> Bool {
        var letters = argument.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = scope.option(short: letter) else {
                addUnknown(scope.unknownOption(argument, letter: letter))
                return false
            }
            guard let value = option.value else {
                flags[option.long] = true
                if letters.first == "=" {
                    problems.append(.unexpectedValue(option: "-\(letter)"))
                    return false
                }
                continue
            }
            let attached = letters.isEmpty ? nil : String(letters.first == "=" ? letters.dropFirst() : letters)
            take(attached ?? next, for: option, spelled: "-\(letter)", valueName: value.name, kind: value.kind)
            return attached == nil && next != nil
        }
        return false
    }

    private mutating func take(
        _ text: String?, for option: OptionDefinition, spelled: String, valueName: String, kind: ValueKind
    ) {
        guard let text else { return problems.append(.missingValue(option: spelled, valueName: valueName)) }
        if let expected = kind.error(of: text) {
            problems.append(.invalidValue(text, subject: spelled, expected: expected))
        }
        values[option.long, default: []].append(text)
    }

    private mutating func addUnknown(_ problem: ArgumentError.Issue) {
        hasUnknownOption = true
        problems.append(problem)
    }
}
