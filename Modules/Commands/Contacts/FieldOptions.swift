internal import ArgumentParsing
internal import CommandKit
internal import CommandLineErrors
internal import CommandLineStreams
internal import EditFeature
internal import Models

/// The options that say what a contact's fields are to be: of `new`, and of `edit`, which has more.
enum FieldOptions {
    /// Options that `new` and `edit` share.
    static let common: [OptionDefinition] = [
        .repeated(.given, "NAME", "Given name"),
        .repeated(.family, "NAME", "Family name"),
        .repeated(.additional, "NAME", "Additional name"),
        .repeated(.prefix, "TEXT", "Before the name, such as Dr."),
        .repeated(.suffix, "TEXT", "After the name, such as Jr."),
        .repeated(.nickname, "NAME", "Nickname"),
        .value(.name, "TEXT", "The full name, if it is not composed of these"),
        .value(.organization, "TEXT", "Organization; units after semicolons"),
        .value(.title, "TEXT", "Job title"),
        .repeated(.email, "[LABEL:]V", "E-mail address"),
        .repeated(.phone, "[LABEL:]V", "Phone number"),
        .repeated(.address, "[LABEL:]V", "Street, or street; locality; region; postal code; country"),
        .repeated(.url, "[LABEL:]V", "Web address"),
        .value(.birthday, "DATE", "1963-05-05, 1963-05, 1963, or without the year --birthday=--05-05"),
        .value(.note, "TEXT", "Note; - reads it from stdin"),
        .repeated(.category, "NAME", "Category"),
        .repeated(.attribute, "NAME:V", "Attribute of the directory"),
        .value(
            .kind, "KIND", "Kind of contact: \(ContactKind.known.map(\.text).joined(separator: ", "))",
            kind: .name(of: .contactKind)),
        .value(.photo, "FILE", "Photo file; - reads it from stdin", kind: .file),
        .flag(.favorite, "Add it to favorites"),
    ]

    /// Options that only `edit` has.
    static let changing: [OptionDefinition] =
        extended.flatMap { field in
            [
                OptionDefinition.repeated(adding(to: field), form(of: field), "Add a value"),
                .repeated(removing(from: field), "V", "Remove a value"),
            ]
        } + [.repeated(.clear, "FIELD", "Clear a field", kind: .choice(clearable.map(\.rawValue)))]

    /// The fields that can be emptied. A contact is always something, and `unfavorite` is a command of its own.
    private static let clearable = ContactField.typed.filter { $0 != .kind } + [.photo]
    private static let extended: [ContactField] = [.email, .phone, .url, .nickname, .category]

    private static func adding(to field: ContactField) -> OptionName<ValueOption> {
        OptionName("add-\(field.rawValue)")
    }

    private static func removing(from field: ContactField) -> OptionName<ValueOption> {
        OptionName("remove-\(field.rawValue)")
    }

    private static func form(of field: ContactField) -> String { field.isLabeled ? "[LABEL:]V" : "NAME" }

    /// Changes requested by the options, in the order of their effect. Throws the errors of reading stdin.
    static func changes(_ arguments: ParsedCommand) throws -> [DraftChange] {
        var changes = arguments.values(.clear).compactMap { ContactField(rawValue: $0) }.map { field in
            DraftChange { $0[field] = [] }
        }
        for field in ContactField.typed {
            let texts = arguments.values(OptionName(field.rawValue))
            guard !texts.isEmpty else { continue }
            // Of an option with one value, the last one counts.
            let isNote = field == .note && texts.last == "-"
            let said = isNote ? [try StandardInput.text()] : field.holdsSeveral ? texts : [texts[texts.count - 1]]
            let values = said.filter { $0.nonBlank != nil }.map { LabeledText($0, of: field).value }
            changes.append(DraftChange { $0[field] = values })
        }
        for field in extended { changes += extending(field, arguments) }
        if arguments.value(.photo) == "" { changes.append(DraftChange { $0[.photo] = [] }) }
        if arguments.flag(.favorite) { changes.append(DraftChange { $0.isFavorite = true }) }
        return changes
    }

    private static func extending(_ field: ContactField, _ arguments: ParsedCommand) -> [DraftChange] {
        arguments.values(removing(from: field)).map { text in
            DraftChange { draft in
                let key = field == .phone ? PhoneDigits.asciiDigits(text) : text.trimmed.folded
                let kept = draft[field].filter { value in
                    let other = field == .phone ? PhoneDigits.asciiDigits(value.text) : value.text.trimmed.folded
                    return other != key
                }
                guard kept.count < draft[field].count else {
                    throw CommandError(
                        kind: "not-found", "the contact has no \(field.rawValue) \(text.quoted)",
                        hint: "Nothing was changed.", exitCode: .nothingFound)
                }
                draft[field] = kept
            }
        }
            + arguments.values(adding(to: field)).map { text in
                DraftChange { draft in
                    let added = LabeledText(text, of: field).value
                    if !draft[field].contains(where: { $0.text == added.text }) { draft[field].append(added) }
                }
            }
    }
}
