extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// `nil` is `.null`.
    package init(nilLiteral: ()) { self = .null }

    /// `true` and `false` are `.bool`.
    package init(booleanLiteral value: Bool) { self = .bool(value) }

    /// An integer literal is `.integer`.
    package init(integerLiteral value: Int64) { self = .integer(value) }

    /// A floating-point literal is `.number`.
    package init(floatLiteral value: Double) { self = .number(value) }

    /// A string literal is `.string`.
    package init(stringLiteral value: String) { self = .string(value) }

    /// An array literal is `.array`.
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// A dictionary literal is `.object`, with its members in the order of the literal.
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        var object = JSONObject()
        for (key, value) in elements { object.append(key, value) }
        self = .object(object)
    }
}
