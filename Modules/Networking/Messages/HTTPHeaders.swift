/// Ordered header fields with case-insensitive names; a name may have several values (RFC 9110, section 5).
package struct HTTPHeaders: Hashable, Sendable {
    /// One field: a name and its value. Two fields are equal if their names differ only in case.
    package struct Field: Hashable, Sendable {
        /// The name as written or received.
        package let name: String
        /// The value without surrounding white space.
        package let value: String

        /// Creates a field without validation or trimming.
        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }

        /// Compares names without case, values exactly.
        package static func == (left: Field, right: Field) -> Bool {
            left.value == right.value && left.name.lowercased() == right.name.lowercased()
        }

        /// Agrees with `==`.
        package func hash(into hasher: inout Hasher) {
            hasher.combine(name.lowercased())
            hasher.combine(value)
        }
    }

    /// All fields in order.
    package private(set) var fields: [Field]

    /// Creates headers from fields.
    package init(_ fields: [Field] = []) { self.fields = fields }

    /// The first value of a name; nil if there is none. Setting it replaces every value of that name, at the position
    /// of the first; nil removes them all.
    package subscript(name: String) -> String? {
        get { fields.first { Self.isSame($0.name, name) }?.value }
        set {
            let place = fields.firstIndex { Self.isSame($0.name, name) }
            fields.removeAll { Self.isSame($0.name, name) }
            if let newValue { fields.insert(Field(name: name, value: newValue), at: place ?? fields.count) }
        }
    }

    /// All values of a name, in order.
    package func values(_ name: String) -> [String] {
        fields.filter { Self.isSame($0.name, name) }.map(\.value)
    }

    /// Appends a field and keeps earlier ones of that name.
    package mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// Removes every field of that name.
    package mutating func remove(_ name: String) {
        fields.removeAll { Self.isSame($0.name, name) }
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        left == right || (left.utf8.count == right.utf8.count && left.lowercased() == right.lowercased())
    }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    /// Creates fields in the literal's order; a name may be repeated.
    package init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements.map { Field(name: $0.0, value: $0.1) })
    }
}
