package import JSON
internal import Models

/// Reads the values of one JSON object by the rules that all directories share: null, missing and blank are one thing,
/// absent; what is not of the contract's type is left out and remembered; only what is asked for with `require…` can
/// cost the entry.
package struct EntryReader {
    /// What makes an entry unreadable.
    package struct Fault: Error {
        package let reason: String

        package init(reason: String) {
            self.reason = reason
        }
    }

    /// What was left out so far: key path and reason.
    package private(set) var omissions: [String] = []
    private let value: JSONValue
    private let parent: String
    private let index: Int?

    /// - Parameter path: how messages name the value: `individuals[3]`.
    package init(_ value: JSONValue, path: String) { self.init(value, path: path, index: nil) }

    /// - Parameter path: how messages name the list that holds the value: `individuals`.
    init(_ value: JSONValue, path: String, index: Int?) {
        self.value = value
        parent = path
        self.index = index
    }

    /// Put together where it is needed: most entries have nothing to complain of.
    private var path: String { index.map { "\(parent)[\($0)]" } ?? parent }

    /// The identifier in the key, a whole number or a text that is not blank, as text without white space around it.
    package func requireIdentifier(_ key: String) throws(Fault) -> String {
        guard value.object != nil else {
            throw Fault(reason: "\(path): an object is needed, \(value.typeName) was found")
        }
        guard let text = Self.identifier(value[key]) else {
            let found = value[key].map(Self.unusableIdentifier) ?? "the key is missing"
            throw Fault(reason: "\(path).\(key): a whole number or text is needed, \(found)")
        }
        return text
    }

    /// A text as it was sent, without which the entry is none.
    package func requireText(_ key: String) throws(Fault) -> String {
        guard let text = value[key]?.string, text.nonBlank != nil else {
            let found = value[key].map { $0.string == nil ? "\($0.typeName) was found" : "an empty text was found" }
            throw Fault(reason: "\(path).\(key): text is needed, \(found ?? "the key is missing")")
        }
        return text
    }

    /// A text as it was sent, white space and control characters included; nil when absent.
    package mutating func text(_ key: String) -> String? {
        guard let found = present(key) else { return nil }
        return found.string ?? omit(key, "text is needed, \(found.typeName) was found")
    }

    /// A truth value; nil when absent.
    package mutating func bool(_ key: String) -> Bool? {
        guard let found = present(key) else { return nil }
        return found.bool ?? omit(key, "true or false is needed, \(found.typeName) was found")
    }

    /// What the closure makes of a text, which it gets trimmed; its nil is remembered as not being `expected`. Nil when
    /// absent.
    package mutating func value<Value>(
        _ key: String, expected: String, _ convert: (String) -> Value?
    ) -> Value? {
        guard let text = text(key) else { return nil }
        return convert(text.trimmed) ?? omit(key, "\"\(Self.quotable(text))\" is not \(expected)")
    }

    /// What the closure reads of an object inside this one; what is left out there is remembered here. Nil when absent.
    package mutating func object<Value>(_ key: String, _ read: (inout EntryReader) -> Value) -> Value? {
        guard let found = present(key) else { return nil }
        guard found.object != nil else { return omit(key, "an object is needed, \(found.typeName) was found") }
        var reader = EntryReader(found, path: "\(path).\(key)")
        let result = read(&reader)
        omissions += reader.omissions
        return result
    }

    /// The identifier for messages about an entry that could not be read.
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

    /// A server's text for a message: its beginning, with `�` for what a terminal would obey, and without what it would
    /// not show.
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
