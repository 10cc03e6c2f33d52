package import JSON
internal import Models

/// Reads the values of one JSON object leniently, by the rules of all directories: null, missing and blank values are
/// all absent; values of the wrong type are omitted and recorded; only a failing `require…` rejects the entry.
package struct EntryReader {
    /// The reason why an entry is unreadable.
    package struct FormatError: Error {
        package let reason: String

        package init(reason: String) {
            self.reason = reason
        }
    }

    /// The omitted values so far: key path and reason.
    package private(set) var omissions: [String] = []
    private let value: JSONValue
    private let parent: String
    private let index: Int?

    /// - Parameter path: The value's name in messages: `individuals[3]`.
    package init(_ value: JSONValue, path: String) { self.init(value, path: path, index: nil) }

    /// - Parameter path: The name in messages of the list that contains the value: `individuals`.
    init(_ value: JSONValue, path: String, index: Int?) {
        self.value = value
        parent = path
        self.index = index
    }

    /// Built only when needed: most entries have no errors.
    private var path: String { index.map { "\(parent)[\($0)]" } ?? parent }

    /// The required identifier under a key: a whole number or a text that is not blank, trimmed, as text.
    package func requireIdentifier(_ key: String) throws(FormatError) -> String {
        guard value.object != nil else {
            throw FormatError(reason: "\(path): an object is needed, \(value.typeName) was found")
        }
        guard let text = Self.identifier(value[key]) else {
            let found = value[key].map(Self.unusableIdentifier) ?? "the key is missing"
            throw FormatError(reason: "\(path).\(key): a whole number or text is needed, \(found)")
        }
        return text
    }

    /// A required text, with LF in place of VT, FF and NEL.
    package func requireText(_ key: String) throws(FormatError) -> String {
        guard let text = value[key]?.string, text.nonBlank != nil else {
            let found = value[key].map { $0.string == nil ? "\($0.typeName) was found" : "an empty text was found" }
            throw FormatError(reason: "\(path).\(key): text is needed, \(found ?? "the key is missing")")
        }
        guard text.utf8.count <= Self.longestText else { throw FormatError(reason: "\(path).\(key): \(Self.tooLong)") }
        return text.withLineFeeds
    }

    /// A text with all its white space and control characters, but LF in place of VT, FF and NEL; nil if absent.
    ///
    /// Bytes that were not UTF-8 have become U+FFFD by now, which is recorded. So is a text of more than
    /// ``longestText`` bytes, which is omitted.
    package mutating func text(_ key: String) -> String? {
        guard let found = present(key) else { return nil }
        guard let text = found.string else { return omit(key, "text is needed, \(found.typeName) was found") }
        guard text.utf8.count <= Self.longestText else { return omit(key, Self.tooLong) }
        // The first byte of U+FFFD is found in a fraction of the time.
        if text.utf8.contains(0xEF), text.unicodeScalars.contains("\u{FFFD}") {
            omissions.append("\(path).\(key): a part is not UTF-8 and became \u{FFFD}: \"\(Self.quotable(text))\"")
        }
        return text.withLineFeeds
    }

    /// The most bytes that one value of an entry may have: 1 MiB.
    package static let longestText = 1 << 20

    private static let tooLong = "the text has more than 1 MiB"

    /// A Boolean; nil if absent.
    package mutating func bool(_ key: String) -> Bool? {
        guard let found = present(key) else { return nil }
        return found.bool ?? omit(key, "true or false is needed, \(found.typeName) was found")
    }

    /// A text that the closure converts after trimming; if it returns nil, the value is recorded as not being
    /// `expected`. Nil if absent.
    package mutating func value<Value>(
        _ key: String, expected: String, _ convert: (String) -> Value?
    ) -> Value? {
        guard let text = text(key) else { return nil }
        return convert(text.trimmed) ?? omit(key, "\"\(Self.quotable(text))\" is not \(expected)")
    }

    /// A nested object that the closure reads; its omissions are recorded here. Nil if absent.
    package mutating func object<Value>(_ key: String, _ read: (inout EntryReader) -> Value) -> Value? {
        guard let found = present(key) else { return nil }
        guard found.object != nil else { return omit(key, "an object is needed, \(found.typeName) was found") }
        var reader = EntryReader(found, path: "\(path).\(key)")
        let result = read(&reader)
        omissions += reader.omissions
        return result
    }

    /// The identifier for messages about an unreadable entry.
    var identifierText: String? { Self.identifier(value["id"]) }

    private func present(_ key: String) -> JSONValue? {
        switch value[key] {
        case nil, .null?: nil
        case .string(let text)? where text.nonBlank == nil: nil
        case let found?: found
        }
    }

    private mutating func omit<Value>(_ key: String, _ reason: String) -> Value? {
        omissions.append("\(path).\(key): \(reason)")
        return nil
    }

    /// The beginning of a server's text for a message, with `�` for control characters and without invisible ones.
    private static func quotable(_ text: String) -> String {
        let visible = text.trimmed.prefix(40).unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
            switch scalar.properties.generalCategory {
            case .control: "\u{FFFD}"
            case .format, .lineSeparator, .paragraphSeparator: nil
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(visible))
    }

    private static func unusableIdentifier(_ value: JSONValue) -> String {
        if value.string != nil { return "an empty text was found" }
        if case .number = value { return "a number with a fraction or beyond 64 bits was found" }
        return "\(value.typeName) was found"
    }

    private static func identifier(_ value: JSONValue?) -> String? {
        value?.string?.nonBlank ?? value?.int.map(String.init)
    }
}
