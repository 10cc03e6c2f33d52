/// Assigns the words of a command line to the command's arguments, in order.
struct WordAssignment {
    private(set) var values: [String: [String]] = [:]
    private(set) var problems: [ArgumentError.Issue] = []

    mutating func assign(_ words: [String], to arguments: [ArgumentDefinition]) {
        var words = words[...]
        if let input = arguments.first(where: { $0.kind == .standardInput }), let place = words.firstIndex(of: "-") {
            values[input.name] = [words.remove(at: place)]
        }
        let arguments = arguments.filter { $0.kind != .standardInput }
        var required = arguments.count(where: \.isRequired)
        var missing: [String] = []
        for argument in arguments {
            if argument.isRequired { required -= 1 }
            // Leave enough words for the arguments that follow.
            let available = max(0, words.count - required)
            let count =
                switch argument.count {
                case .one: min(1, words.count)
                case .optional: min(1, available)
                case .any: available
                case .many: max(min(1, words.count), available)
                }
            if argument.isRequired, count == 0 { missing.append(argument.name) }
            values[argument.name] = Array(words.prefix(count))
            for word in words.prefix(count) {
                guard let expected = argument.kind.error(of: word) else { continue }
                problems.append(.invalidValue(word, subject: argument.name, expected: expected))
            }
            words = words.dropFirst(count)
        }
        if !missing.isEmpty { problems.append(.missingArguments(missing)) }
        if !words.isEmpty { problems.append(.unexpectedArguments(Array(words))) }
    }
}
