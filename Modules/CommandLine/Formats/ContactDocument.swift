internal import CommandLineStreams
package import EditFeature
package import JSON
package import Models

/// A contact as JSON, in the shape that `--json` prints: the contact itself, or a document with it as `contact`.
///
/// Only keys that are there change anything, and only where they say something else than the contact does. What Kith
/// itself keeps (`book`, `remote_id`, `pending`, `conflict`, `created`) is passed over.
package struct ContactDocument: Sendable {
    package let object: JSONObject

    /// Throws a ``CommandError`` that names what cannot be read.
    package init(_ bytes: [UInt8]) throws {
        guard bytes.contains(where: { $0 > 0x20 }) else {
            throw CommandError(
                kind: "validation", "standard input is empty", hint: "`kith help json` lists the keys.",
                exitCode: .refused)
        }
        do {
            let value = try JSONValue.parse(bytes, invalidText: .refused)
            guard let object = (value["contact"] ?? value).object else {
                throw Self.error("contact", "an object is expected, not \((value["contact"] ?? value).typeName)")
            }
            self.object = object
            if value["contact"] != nil { try Self.checkKeys(of: value, at: "", are: Self.envelopeKeys) }
        } catch let error as JSONError {
            throw CommandError(kind: "bad-json", "standard input is not JSON: \(error)", exitCode: .refused)
        }
        try checkKeys()
    }

    /// Throws a ``CommandError`` where the document was printed of another contact, or before this one was changed: what
    /// others have changed since would be overwritten.
    package func check(against contact: Contact) throws {
        if let id = object["id"]?.string, id != contact.id.text {
            throw CommandError(
                kind: "validation", "the document is of the contact \(id), not of \(contact.id)",
                hint: "Remove \"id\" to use it anyway.", exitCode: .refused)
        }
        if let updated = object["updated"]?.string, updated != contact.updated.description {
            throw CommandError(
                kind: "conflict", "the contact was changed after the document was printed (\(contact.updated))",
                hint: "Print it again, or remove \"updated\" to overwrite the newer values.",
                exitCode: .conflict)
        }
    }

    /// Changes the draft to what the document says. A favorite stays one: `"favorite": false` only says that a new
    /// contact is none. Throws a ``CommandError`` that names what cannot be read.
    package func apply(to draft: inout ContactDraft) throws {
        if let name = object["name"] { try apply(name: name, to: &draft) }
        for (key, field) in Self.texts {
            if let value = object[key] { draft[field] = try [text(value, at: key)].compactMap(Self.value) }
        }
        try apply(organizationTo: &draft)
        for (key, field) in Self.labeled {
            if let value = object[key] { draft[field] = try list(value, at: key) { try labeled($0, at: $1) } }
        }
        if let value = object["addresses"] {
            let known = draft[.address]
            draft[.address] = try list(value, at: "addresses") { try address($0, at: $1, among: known) }
        }
        if let value = object["categories"] {
            draft[.category] = try list(value, at: "categories") { value, path in
                ContactDraft.Value(try present(value, at: path))
            }
        }
        if let value = object["attributes"] {
            draft[.attribute] = try list(value, at: "attributes") { value, path in
                try labeled(value, at: path, label: "name")
            }
        }
        if let value = object["photo"] {
            let photo = try value.isNull ? nil : self.object(value, at: "photo")
            draft[.photo] = try photo.map { [ContactDraft.Value(try present($0["url"], at: "photo.url"))] } ?? []
        }
        if let value = object["favorite"], !value.isNull {
            guard let isFavorite = value.bool else { throw Self.error("favorite", "true or false is expected") }
            if isFavorite { draft.isFavorite = true }
        }
    }

    // MARK: -

    private func apply(name: JSONValue, to draft: inout ContactDraft) throws {
        if name.isNull {
            for field in [.name] + Self.names { draft[field] = [] }
            return
        }
        let object = try object(name, at: "name")
        // What is shown is composed of the rest unless it was given: only another text is meant.
        let shown = draft.displayName
        for field in Self.names {
            let said = try said(
                object, field.rawValue, list: JSONWriter.nameLists[field] ?? "", now: draft[field].map(\.text)
            ) { $0.joined(separator: " ").nonBlank }
            if let said { draft[field] = said.map { ContactDraft.Value($0) } }
        }
        guard let value = object["full"] else { return }
        let full = try text(value, at: "name.full")
        if full != shown, full != draft.displayName { draft[.name] = [full].compactMap(Self.value) }
    }

    /// What an object says of a value that it has as one text and as a list: that of them which says something else than
    /// the contact does. Nil where neither does.
    ///
    /// - Parameter joined: the list as one text.
    private func said(
        _ object: JSONObject, _ key: String, list listKey: String, now: [String], joined: ([String]) -> String?
    ) throws -> [String]? {
        let shown = try object[key].map { try text($0, at: key) }
        let texts = try object[listKey].map { try list($0, at: listKey) { try present($0, at: $1) } }
        let isNewText = shown.map { $0 != joined(now) } ?? false
        let isNewList = texts.map { $0 != now } ?? false
        switch (isNewText, isNewList) {
        case (false, false): return nil
        case (true, false): return [shown ?? nil].compactMap(\.self)
        case (false, true): return texts
        case (true, true):
            guard let texts, shown == joined(texts) else {
                throw Self.error(key, "\(key.quoted) and \(listKey.quoted) differ; remove one of them")
            }
            return texts
        }
    }

    private func apply(organizationTo draft: inout ContactDraft) throws {
        let known = draft[.organization].first.map { Organization(editText: $0.text) }
        let now = known.map { [$0.name] + $0.units } ?? []
        var object = object
        // As one list, whose first text is the name: the end of what is shown is the units.
        if let units = object["organization_units"] {
            let shown = try object["organization"].map { try text($0, at: "organization") } ?? known?.displayText
            let words = (units.array ?? []).compactMap { $0.string?.nonBlank }
            let end = words.map { ", " + $0 }.joined()
            var name = known?.name ?? shown
            if !words.isEmpty, shown == words.joined(separator: ", ") {
                name = ""
            } else if let shown, shown.hasSuffix(end) {
                name = String(shown.dropLast(end.count))
            }
            let list = name.map { [JSONValue.string($0)] } ?? []
            object["organization_units"] = .array(list + (units.array ?? []))
        }
        let texts = try said(object, "organization", list: "organization_units", now: now) { texts in
            texts.first.map { Organization(name: $0, units: Array(texts.dropFirst())).displayText }
        }
        guard let texts else { return }
        draft[.organization] =
            texts.first.map { name in
                [ContactDraft.Value(Organization(name: name, units: Array(texts.dropFirst())).editText)]
            } ?? []
    }

    private func list<Element>(
        _ value: JSONValue, at path: String, _ read: (JSONValue, String) throws -> Element
    ) throws -> [Element] {
        if value.isNull { return [] }
        guard let array = value.array else { throw Self.error(path, "a list is expected, not \(value.typeName)") }
        return try array.enumerated().map { try read($0.element, "\(path)[\($0.offset)]") }
    }

    private func labeled(_ value: JSONValue, at path: String, label: String = "label") throws -> ContactDraft.Value {
        let item = try object(value, at: path)
        return ContactDraft.Value(
            try present(item["value"], at: "\(path).value"),
            label: try text(item[label] ?? .null, at: "\(path).\(label)"))
    }

    /// The components count where there are any; a value without them is an address that the contact has, or a street.
    private func address(
        _ value: JSONValue, at path: String, among known: [ContactDraft.Value]
    ) throws -> ContactDraft.Value {
        let item = try object(value, at: path)
        let label = try text(item["label"] ?? .null, at: "\(path).label")
        guard let components = item["components"], !components.isNull else {
            let shown = try present(item["value"], at: "\(path).value")
            let same = known.first { PostalAddress(editText: $0.text).printed.displayText == shown }
            return ContactDraft.Value(same?.text ?? PostalAddress(street: shown).editText, label: label)
        }
        let said = try object(components, at: "\(path).components")
        let parts = try JSONWriter.addressKeys.map { key in
            try text(said[key] ?? .null, at: "\(path).components.\(key)") ?? ""
        }
        let read = PostalAddress(
            postOfficeBox: parts[0], extended: parts[1], street: parts[2], locality: parts[3], region: parts[4],
            postalCode: parts[5], country: parts[6])
        let shown = try text(item["value"] ?? .null, at: "\(path).value")?.nonBlank
        guard shown == nil || shown == read.printed.displayText else {
            throw Self.error(path, "\"value\" and \"components\" differ; remove one of them")
        }
        // What only lacks the blanks that are not printed is the address that the contact has.
        let same = known.first { PostalAddress(editText: $0.text).printed == read.printed }
        return ContactDraft.Value(same?.text ?? read.editText, label: label)
    }

    private func object(_ value: JSONValue, at path: String) throws -> JSONObject {
        guard let object = value.object else {
            throw Self.error(path, "an object is expected, not \(value.typeName)")
        }
        return object
    }

    /// A text that must be there; it may be blank.
    private func present(_ value: JSONValue?, at path: String) throws -> String {
        guard let value, let text = try text(value, at: path) else { throw Self.error(path, "a string is missing") }
        return text
    }

    private func text(_ value: JSONValue, at path: String) throws -> String? {
        if value.isNull { return nil }
        guard let text = value.string else { throw Self.error(path, "a string is expected, not \(value.typeName)") }
        return text
    }

    private static func value(_ text: String?) -> ContactDraft.Value? { text.map { ContactDraft.Value($0) } }

    private static func error(_ path: String, _ reason: String) -> CommandError {
        CommandError(
            kind: "validation", "\(path): \(reason)", hint: "`kith help json` lists the keys of a contact.",
            exitCode: .refused)
    }

    private static let texts: [(String, ContactField)] = [
        ("kind", .kind), ("title", .title), ("birthday", .birthday), ("note", .note),
    ]
    private static let labeled: [(String, ContactField)] = [("emails", .email), ("phones", .phone), ("urls", .url)]
    private static let names: [ContactField] = [.given, .family, .additional, .prefix, .suffix, .nickname]
}

extension ContactDraft {
    /// As the contact that the draft makes would be shown.
    fileprivate var displayName: String? {
        var content = ContactContent(card: ContactCard(), isFavorite: false)
        write(Set(ContactField.allCases), to: &content)
        return content.card.displayName.nonBlank
    }
}
