internal import EditFeature
internal import Models

/// Errors in an edited text, line by line.
struct DraftTextError: Error {
    /// The lines count from 0.
    let errors: [(line: Int, message: String)]
}

extension DraftText {
    /// Parses the lines of a text. Throws ``DraftTextError`` with every error.
    static func entries(in bytes: [UInt8]) throws -> [Entry] {
        var entries: [Entry] = []
        var errors: [(line: Int, message: String)] = []
        /// Empty lines, which count where the value goes on behind them.
        var gap = 0
        /// True if the next indented line goes on with a value.
        var isOpen = false
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            guard let text = String(validating: line, as: UTF8.self) else {
                errors.append((number, "this line is not UTF-8"))
                continue
            }
            let content = text.withoutTrailingBlanks
            if content.isEmpty {
                gap += 1
            } else if content.hasPrefix("#") {
                continue
            } else if content.hasPrefix(" ") || content.hasPrefix("\t") {
                if isOpen {
                    entries[entries.count - 1].value.text +=
                        String(repeating: "\n", count: gap + 1) + content.withoutIndentation
                } else {
                    errors.append((number, "this indented line continues no value"))
                }
                gap = 0
            } else {
                gap = 0
                do {
                    entries.append(try entry(content))
                    isOpen = true
                } catch {
                    errors.append((number, error.reason))
                    isOpen = false
                }
            }
        }
        guard errors.isEmpty else { throw DraftTextError(errors: errors) }
        return entries.map { entry in
            var entry = entry
            // A value may begin below its field's name.
            if entry.value.text.hasPrefix("\n") { entry.value.text.removeFirst() }
            return entry
        }
    }

    private struct LineError: Error {
        let reason: String
    }

    private static func entry(_ line: String) throws(LineError) -> Entry {
        let word = line.prefix { $0.isLetter }
        guard let field = ContactField(rawValue: word.lowercased()), ContactField.typed.contains(field) else {
            let names = ContactField.typed.map(\.rawValue).joined(separator: ", ")
            throw LineError(
                reason: word.isEmpty
                    ? "this is not \"field: value\"" : "there is no field \(String(word).quoted); these are: \(names)")
        }
        var rest = line.unicodeScalars[word.endIndex...].drop { $0 == " " }
        var label: String?
        if rest.first == "(" {
            guard field.isLabeled else { throw LineError(reason: "\(word) has no label") }
            guard let read = takeLabel(&rest) else { throw LineError(reason: "the bracket of the label is not closed") }
            label = read
        }
        guard rest.first == ":" else { throw LineError(reason: "a colon is missing after the field") }
        let value = String(String.UnicodeScalarView(rest.dropFirst().drop { $0 == " " || $0 == "\t" }))
        return Entry(field: field, value: ContactDraft.Value(value, label: label?.nonBlank))
    }

    /// Takes `(label)`; nil where it is not closed.
    private static func takeLabel(_ rest: inout Substring.UnicodeScalarView) -> String? {
        var label = ""
        var isEscaped = false
        for index in rest.indices.dropFirst() {
            let scalar = rest[index]
            if !isEscaped, scalar == ")" {
                rest = rest[rest.index(after: index)...].drop { $0 == " " }
                return label
            }
            isEscaped = !isEscaped && scalar == "\\"
            if !isEscaped { label.unicodeScalars.append(scalar) }
        }
        return nil
    }
}

extension String {
    /// Editors leave blanks at the end of lines, and some end lines with CR LF.
    fileprivate var withoutTrailingBlanks: String {
        let scalars = unicodeScalars
        guard let last = scalars.lastIndex(where: { $0 != " " && $0 != "\t" && $0 != "\r" }) else { return "" }
        return String(String.UnicodeScalarView(scalars[...last]))
    }

    /// Four blanks or a tab at most: more belongs to the value.
    fileprivate var withoutIndentation: String {
        if unicodeScalars.first == "\t" { return String(String.UnicodeScalarView(unicodeScalars.dropFirst())) }
        let blanks = min(4, unicodeScalars.prefix { $0 == " " }.count)
        return String(String.UnicodeScalarView(unicodeScalars.dropFirst(blanks)))
    }
}
