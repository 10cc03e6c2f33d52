extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// `nil` is `.null`.
    package init(nilLiteral: ()) { self = .null }

    /// `true` and `false` are `.bool`.
    package init(booleanLiteral value: Bool) { self = .bool(value) }

    /// A whole number is `.integer`.
    package init(integerLiteral value: Int64) { self = .integer(value) }

    /// A number with a point is `.number`.
    package init(floatLiteral value: Double) { self = .number(value) }

    /// A text is `.string`.
    package init(stringLiteral value: String) { self = .string(value) }

    /// A list is `.array`.
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// A dictionary is `.object`, its members in the order they are written.
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        var object = JSONObject()
        for (key, value) in elements { object.append(key, value) }
        self = .object(object)
    }
}
