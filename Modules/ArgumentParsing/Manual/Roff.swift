/// Writes roff with the macros of man(7). All text passes through one escape function, so that no text can be taken for
/// a request.
struct Roff {
    private(set) var text: String

    /// - Parameter page: The page's name, without its section.
    init(page: String, program: String, version: String) {
        // No hyphenation and no justification: option names must stay searchable as they are.
        text =
            ".TH \"\(Self.escaped(page.uppercased()))\" 1 \"\" \"\(Self.escaped("\(program) \(version)"))\"\n.nh\n.ad l\n"
    }

    mutating func section(_ heading: String) { text += ".SH \"\(Self.escaped(heading))\"\n" }

    /// Writes a line of its own.
    mutating func line(_ line: String) { text += Self.escapedLine(line) + "\n" }

    /// Writes a synopsis: the name in bold, the rest wrapped beside it.
    mutating func synopsis(_ name: String, _ pieces: [String]) {
        text += ".HP\n\\fB\(Self.escaped(name))\\fR\n"
        for piece in pieces {
            // Don't break a piece at its spaces.
            text += Self.escapedLine(piece.replacing(" ", with: "\u{A0}")) + "\n"
        }
    }

    /// Writes a term and its description.
    mutating func item(_ term: String, _ meaning: String) {
        text += ".TP\n\\fB\(Self.escaped(term))\\fR\n\(Self.escapedLine(meaning))\n"
    }

    mutating func option(_ option: OptionDefinition) {
        var term = option.short.map { "-\($0), " } ?? ""
        term += option.isNegatable ? "--\(option.long), --no-\(option.long)" : "--\(option.long)"
        item(term + (option.value.map { " \($0.name)" } ?? ""), HelpText.summary(of: option))
    }

    /// Writes paragraphs separated by empty lines; lines that begin with a space stay as they are.
    mutating func paragraphs(_ paragraphs: String) {
        var isExact = false
        var isOpen = false
        for line in paragraphs.split(separator: "\n", omittingEmptySubsequences: false) {
            let staysAsItIs = line.hasPrefix(" ")
            if isExact, !staysAsItIs { text += ".EE\n" }
            if line.isEmpty || (isExact && !staysAsItIs) { isOpen = false }
            if !line.isEmpty, !isOpen { text += ".PP\n" }
            if staysAsItIs, !isExact { text += ".EX\n" }
            if !line.isEmpty {
                text += Self.escapedLine(String(line)) + "\n"
                isOpen = true
            }
            isExact = staysAsItIs
        }
        if isExact { text += ".EE\n" }
    }

    /// Writes the arguments and options of one command.
    ///
    /// - Parameter isPart: True inside the section of a subcommand.
    mutating func details(_ command: CommandDefinition, isPart: Bool = false) {
        if !isPart, !command.arguments.isEmpty { section("ARGUMENTS") }
        for argument in command.arguments {
            item(Synopsis.name(of: argument), HelpText.summary(of: argument))
        }
        if !isPart, !command.options.isEmpty { section("OPTIONS") }
        for option in command.options { self.option(option) }
        if isPart { lines(of: command.examples) }
    }

    mutating func examples(_ command: CommandDefinition) {
        guard !command.examples.isEmpty else { return }
        section("EXAMPLES")
        lines(of: command.examples)
    }

    /// Writes each topic as a section.
    mutating func topics(_ topics: [HelpTopic]) {
        for topic in topics {
            section(topic.summary.uppercased())
            paragraphs(topic.text)
        }
    }

    mutating func seeAlso(_ names: [String]) {
        guard !names.isEmpty else { return }
        section("SEE ALSO")
        text += names.map { "\\fB\(Self.escaped($0))\\fR(1)" }.joined(separator: ",\n") + "\n"
    }

    private mutating func lines(of examples: [CommandDefinition.Example]) {
        for example in examples { item(example.line, example.explanation) }
    }

    /// Escapes text for the beginning of a line.
    private static func escapedLine(_ text: String) -> String {
        // A leading period or apostrophe would begin a request.
        let escaped = escaped(text)
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "\"": result += "\\(dq"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case "\u{A0}": result += "\\ "
            // Plain terminals lack this character and would show nothing.
            case "…": result += "..."
            case "\n", "\r": result += " "
            default:
                if scalar.isASCII {
                    result.unicodeScalars.append(scalar)
                } else {
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
                }
            }
        }
        return result
    }
}
