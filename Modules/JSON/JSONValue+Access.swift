extension JSONValue {
    /// The text, or nil for anything but a string.
    package var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The whole number, or nil for anything but a number with an exact `Int`; `5.0` and `1e3` have one, `0.5` has none.
    package var int: Int? {
        switch self {
        case .integer(let integer): Int(exactly: integer)
        case .number(let number): Self.wholeNumber(number)
        default: nil
        }
    }

    // `Int(exactly:)` would call `trunc`, and so oblige every program to link the mathematics library.
    private static func wholeNumber(_ number: Double) -> Int? {
        guard number >= -0x1p63, number < 0x1p63 else { return nil }
        let whole = Int(number)
        return Double(whole) == number ? whole : nil
    }

    /// The number, or nil for anything but a number; integers beyond 53 bits are rounded.
    package var double: Double? {
        switch self {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        default: nil
        }
    }

    /// The truth value, or nil for anything but true and false.
    package var bool: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }

    /// The elements, or nil for anything but an array.
    package var array: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members, or nil for anything but an object.
    package var object: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// Whether this is null; an absent member is not.
    package var isNull: Bool { self == .null }

    /// The value of a member; nil where this is no object or has no such member. A present null is `.null`.
    package subscript(key: String) -> JSONValue? { object?[key] }

    /// What JSON calls this kind of value, for messages: "null", "boolean", "number", "string", "array" or "object".
    package var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .integer, .number: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }
}
