internal import CommandLineStreams
internal import Models

/// Format string of `--format`: text with `{field}` in it; `\t`, `\n`, `\\` and `\{` are escapes. A leading `!` prints
/// only contacts that have every field named.
package struct Template: Sendable {
    private enum Part {
        case text(String)
        case column(ContactColumn)
    }

    private var parts: [Part] = []
    private var isStrict = false

    /// Throws a ``CommandError`` for an unknown field or an open brace.
    package init(_ text: String) throws {
        var rest = Substring(text)
        if rest.first == "!" {
            isStrict = true
            rest.removeFirst()
        }
        var literal = ""
        while let character = rest.popFirst() {
            switch character {
            case "\\":
                switch rest.popFirst() {
                case "t": literal += "\t"
                case "n": literal += "\n"
                case "0": literal += "\0"
                case let other?: literal.append(other)
                case nil: literal += "\\"
                }
            case "{":
                guard let end = rest.firstIndex(of: "}") else {
                    throw Self.error("a \"{\" is not closed; write \\{ for a literal brace")
                }
                let name = String(rest[..<end])
                guard let column = ContactColumn(rawValue: name) else {
                    throw Self.error("there is no field \(name.quoted)")
                }
                parts += [.text(literal), .column(column)]
                literal = ""
                rest = rest[rest.index(after: end)...]
            default: literal.append(character)
            }
        }
        parts.append(.text(literal))
    }

    package var columns: [ContactColumn] {
        parts.compactMap { part in
            if case .column(let column) = part { column } else { nil }
        }
    }

    /// Nil for a contact that lacks a field which the template insists on. Values are escaped as in tab-separated text,
    /// so that one contact stays one record.
    package func text(_ value: (ContactColumn) -> String) -> String? {
        var result = ""
        for part in parts {
            switch part {
            case .text(let text): result += text
            case .column(let column):
                let text = value(column)
                if isStrict, text.isEmpty { return nil }
                result += TabSeparated.escaped(text)
            }
        }
        return result
    }

    private static func error(_ message: String) -> CommandError {
        let fields = ContactColumn.allCases.map(\.rawValue).joined(separator: ", ")
        return CommandError(
            kind: "usage", "invalid template: \(message)", hint: "Fields: \(fields).", exitCode: .usage)
    }
}
