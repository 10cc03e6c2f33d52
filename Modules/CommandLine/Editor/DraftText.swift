package import EditFeature
package import Models

/// A draft as text for the user's editor, and back.
///
/// `field: value`, `email (home): value`; a field with several values has several lines; a value with several lines goes
/// on in lines that are indented; lines that begin with `#` are comments. What is not changed in the text is not changed
/// in the draft, even where the text does not show all of it.
package struct DraftText {
    /// Content of one line of the text.
    struct Entry: Hashable {
        package let field: ContactField
        package var value: ContactDraft.Value

        package init(field: ContactField, value: ContactDraft.Value) {
            self.field = field
            self.value = value
        }
    }

    package let draft: ContactDraft
    /// The fields that the book can hold, in order.
    package let fields: [ContactField]
    /// Lines above the fields, without `#`.
    let heading: [String]

    /// - Parameters:
    ///   - title: what is edited.
    ///   - capabilities: of the book.
    package init(_ draft: ContactDraft, title: String, book: String, capabilities: Capabilities) {
        self.draft = draft
        fields = ContactField.typed.filter { capabilities.fields.contains($0) }
        let missing = ContactField.typed.filter { !capabilities.fields.contains($0) }.map(\.rawValue)
        heading =
            [
                title,
                "One value per line; repeat a field for several values; indent lines to continue a long text.",
                "Labels go in parentheses: email (home): leia@example.org. Delete a line to remove its value.",
                "Lines that begin with # are ignored. An unchanged or empty file changes nothing.",
            ]
            + (missing.isEmpty
                ? [] : ["The book \"\(book)\" can't store: \(missing.joined(separator: ", ")).".singleLine])
    }

    /// The text to edit. Fields without a value have an empty line, so that they can be filled.
    package var text: String {
        var text = heading.map { "# \($0.singleLine)\n" }.joined() + "\n"
        for field in fields {
            if let hint = Self.hint(on: field) { text += "# \(hint)\n" }
            let values = draft[field].isEmpty ? [ContactDraft.Value("")] : draft[field]
            for value in values { text += Self.lines(Entry(field: field, value: value)) }
        }
        return text
    }

    /// The draft that an edited text makes of this one. Throws ``DraftTextError``.
    package func draft(from edited: [UInt8]) throws -> ContactDraft {
        let (mine, before) = (try Self.entries(in: edited), try Self.entries(in: Array(text.utf8)))
        var result = draft
        for field in Set(fields).union(mine.map(\.field)) {
            let (now, old) = (mine.values(of: field), before.values(of: field))
            guard now != old else { continue }
            // The draft's own values, of which the text may not show everything.
            let own = zip(old, draft[field].filter { $0.text.nonBlank != nil })
            var known = Dictionary(grouping: own) { $0.0 }.mapValues { $0.map(\.1)[...] }
            result[field] = now.map { value in known[value]?.popFirst() ?? value }
        }
        return result
    }

    // MARK: -

    private static func lines(_ entry: Entry) -> String {
        let label = entry.value.label?.nonBlank.map { " (\(escaped($0)))" } ?? ""
        let lines = entry.value.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String(String.UnicodeScalarView($0)) }
        let first = "\(entry.field.rawValue)\(label): \(lines[0])"
        let rest = lines.dropFirst().map { "    \($0)\n" }.joined()
        return (first.hasSuffix(": ") ? String(first.dropLast()) : first) + "\n" + rest
    }

    private static func escaped(_ label: String) -> String {
        var escaped = ""
        for scalar in label.singleLine.unicodeScalars {
            if scalar == ")" || scalar == "\\" { escaped += "\\" }
            escaped.unicodeScalars.append(scalar)
        }
        return escaped
    }

    private static func hint(on field: ContactField) -> String? {
        switch field {
        case .name: "The full name, if it is not composed of the parts above:"
        case .organization: "Name; unit; smaller unit"
        case .address: "Street, or street; locality; region; postal code; country"
        case .birthday: "1963-05-05, 1963-05, 1963, or --05-05 without the year"
        case .attribute: "attribute (Name): value"
        default: nil
        }
    }
}

extension [DraftText.Entry] {
    fileprivate func values(of field: ContactField) -> [ContactDraft.Value] {
        filter { $0.field == field && $0.value.text.nonBlank != nil }.map(\.value)
    }
}

extension String {
    /// Without line breaks, which would begin a line of another meaning.
    fileprivate var singleLine: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : $0 }))
    }
}
