extension JSONValue {
    /// The text, or nil for anything but a string.
    package var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The whole number, or nil if this is not a number with an exact `Int` value: `5.0` and `1e3` have one, `0.5` does
    /// not.
    package var int: Int? {
        switch self {
        case .integer(let integer): Int(exactly: integer)
        case .number(let number): Self.wholeNumber(number)
        default: nil
        }
    }

    // `Int(exactly:)` calls `trunc`, which would make every program link the math library.
    private static func wholeNumber(_ number: Double) -> Int? {
        guard number >= -0x1p63, number < 0x1p63 else { return nil }
        let whole = Int(number)
        return Double(whole) == number ? whole : nil
    }

    /// The number, or nil for anything but a number. Integers beyond 53 bits are rounded.
    package var double: Double? {
        switch self {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        default: nil
        }
    }

    /// The Boolean, or nil for anything but true and false.
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

    /// True for a present null; an absent member is not null.
    package var isNull: Bool { self == .null }

    /// The value of a member; nil if this is not an object or has no such member. A present null is `.null`.
    package subscript(key: String) -> JSONValue? { object?[key] }

    /// The name of this type in messages: "null", "boolean", "number", "string", "array" or "object".
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
