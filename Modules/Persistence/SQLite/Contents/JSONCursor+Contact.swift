internal import Models

/// The shapes of what a contact is made of, as ``JSONWriter`` writes them.
extension JSONCursor {
    /// `{"formatted":"Leia Organa","given":["Leia"],"family":["Organa"]}`.
    mutating func name() throws(Mismatch) -> ContactName {
        var name = ContactName()
        try object { cursor, member throws(Mismatch) in
            switch member {
            case "formatted": name.formatted = try cursor.string()
            case "given": name.given = try cursor.strings()
            case "family": name.family = try cursor.strings()
            case "additional": name.additional = try cursor.strings()
            case "prefixes": name.prefixes = try cursor.strings()
            case "suffixes": name.suffixes = try cursor.strings()
            case "nicknames": name.nicknames = try cursor.strings()
            default: throw cursor.mismatch("a part of a name instead of \"\(member)\"")
            }
        }
        return name
    }

    /// Name and units as one list.
    mutating func organization() throws(Mismatch) -> Organization {
        let texts = try strings()
        guard let name = texts.first else { throw mismatch("an organization's name") }
        return Organization(name: name, units: Array(texts.dropFirst()))
    }

    mutating func labeledTexts() throws(Mismatch) -> [Labeled<String>] {
        try array { cursor throws(Mismatch) in
            try cursor.labeled { cursor throws(Mismatch) in try cursor.string() }
        }
    }

    mutating func labeledAddresses() throws(Mismatch) -> [Labeled<PostalAddress>] {
        try array { cursor throws(Mismatch) in
            try cursor.labeled { cursor throws(Mismatch) in try cursor.address() }
        }
    }

    /// A value with its types and preference as members beside it.
    private mutating func labeled<Value>(
        _ read: (inout JSONCursor) throws(Mismatch) -> Value
    ) throws(Mismatch) -> Labeled<Value> {
        var value: Value?
        var types: [String] = []
        var preference: Int?
        try object { cursor, member throws(Mismatch) in
            switch member {
            case "value": value = try read(&cursor)
            case "types": types = try cursor.strings()
            case "preference": preference = try cursor.integer()
            default: throw cursor.mismatch("a value, its types or preference instead of \"\(member)\"")
            }
        }
        guard let value else { throw mismatch("a value") }
        return Labeled(value, types: types, preference: preference)
    }

    /// The seven components in vCard's order.
    private mutating func address() throws(Mismatch) -> PostalAddress {
        let texts = try strings()
        guard texts.count == 7 else { throw mismatch("seven parts of an address") }
        return PostalAddress(
            postOfficeBox: texts[0], extended: texts[1], street: texts[2], locality: texts[3], region: texts[4],
            postalCode: texts[5], country: texts[6])
    }

    mutating func attributes() throws(Mismatch) -> [ContactAttribute] {
        try array { cursor throws(Mismatch) in
            var (name, value): (String?, String?)
            try cursor.object { cursor, member throws(Mismatch) in
                switch member {
                case "name": name = try cursor.string()
                case "value": value = try cursor.string()
                default: throw cursor.mismatch("name or value instead of \"\(member)\"")
                }
            }
            guard let name, let value else { throw cursor.mismatch("a name and a value") }
            return ContactAttribute(name: name, value: value)
        }
    }

    mutating func date() throws(Mismatch) -> PartialDate { try date(string()) }

    func date(_ text: String) throws(Mismatch) -> PartialDate {
        guard let date = PartialDate(text) else { throw mismatch("a date instead of \"\(text)\"") }
        return date
    }

    mutating func field() throws(Mismatch) -> ContactField {
        let name = try string()
        guard let field = ContactField(rawValue: name) else { throw mismatch("a field instead of \"\(name)\"") }
        return field
    }

    mutating func fields() throws(Mismatch) -> Set<ContactField> {
        Set(try array { cursor throws(Mismatch) in try cursor.field() })
    }
}
