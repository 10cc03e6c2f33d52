internal import CommandLineStreams
internal import JSON
internal import Models

/// The keys that a document may have. One that is spelled wrong would change something else than was meant: what it
/// should say would count as not said.
extension ContactDocument {
    static let envelopeKeys: Set<String> = ["schema", "contact", "action", "delivery"]

    private static let keys: Set<String> = [
        "id", "book", "remote_id", "kind", "name", "organization",
        "organization_units", "title", "emails", "phones", "addresses", "urls",
        "birthday", "note", "favorite", "photo", "categories", "attributes", "pending", "conflict", "created",
        "updated", "schema",
    ]
    private static let nameKeys: Set<String> = [
        "full", "given", "family", "additional", "prefix", "suffix", "nickname", "givens", "families", "additionals",
        "prefixes", "suffixes", "nicknames",
    ]

    /// Throws a ``CommandError`` with the paths of all keys that mean nothing.
    func checkKeys() throws {
        var unknown = Self.unknownKeys(of: .object(object), at: "", but: Self.keys)
        for (key, known) in [("name", Self.nameKeys), ("photo", ["url"])] {
            unknown += Self.unknownKeys(of: object[key], at: key, but: known)
        }
        for key in ["emails", "phones", "urls", "addresses"] {
            unknown += items(of: key).flatMap { path, item in
                let known: Set = key == "addresses" ? ["label", "value", "components"] : ["label", "value"]
                return Self.unknownKeys(of: item, at: path, but: known)
            }
        }
        unknown += items(of: "addresses").flatMap { path, item in
            Self.unknownKeys(of: item["components"], at: "\(path).components", but: Set(JSONWriter.addressKeys))
        }
        unknown += items(of: "attributes").flatMap { path, item in
            Self.unknownKeys(of: item, at: path, but: ["name", "value"])
        }
        try Self.refuse(unknown)
    }

    /// Throws a ``CommandError`` where the value has other keys than these.
    static func checkKeys(of value: JSONValue, at path: String, are known: Set<String>) throws {
        try refuse(unknownKeys(of: value, at: path, but: known))
    }

    private func items(of key: String) -> [(path: String, item: JSONValue)] {
        (object[key]?.array ?? []).enumerated().map { ("\(key)[\($0.offset)]", $0.element) }
    }

    /// None for what is no object: that is another error.
    private static func unknownKeys(of value: JSONValue?, at path: String, but known: Set<String>) -> [String] {
        (value?.object?.keys ?? []).filter { !known.contains($0) }.map { path.isEmpty ? $0 : "\(path).\($0)" }
    }

    private static func refuse(_ unknown: [String]) throws {
        guard !unknown.isEmpty else { return }
        let most = 10
        let names = unknown.prefix(most).map(\.quoted).joined(separator: ", ")
        let more = unknown.count > most ? " and \(unknown.count - most) more" : ""
        throw CommandError(
            kind: "validation", "unknown keys: \(names)\(more)",
            hint: "`kith help json` lists the keys of a contact.", exitCode: .refused)
    }
}
