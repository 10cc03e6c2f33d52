/// Header fields in their order, with names compared without case and several values for one name allowed
/// (RFC 9110, section 5).
package struct HTTPHeaders: Hashable, Sendable {
    /// One line: a name and its value. Two fields are equal when their names differ only in case.
    package struct Field: Hashable, Sendable {
        /// As it was written or received.
        package let name: String
        /// Without the white space around it.
        package let value: String

        /// Makes a line as given; nothing is checked or trimmed.
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

    /// All lines, in order.
    package private(set) var fields: [Field]

    /// Takes lines as given.
    package init(_ fields: [Field] = []) { self.fields = fields }

    /// The first value of a name; nil where there is none. Setting replaces every value of that name (at the place
    /// of the first one), and nil removes them all.
    package subscript(name: String) -> String? {
        get { fields.first { Self.isSame($0.name, name) }?.value }
        set {
            let place = fields.firstIndex { Self.isSame($0.name, name) }
            fields.removeAll { Self.isSame($0.name, name) }
            if let newValue { fields.insert(Field(name: name, value: newValue), at: place ?? fields.count) }
        }
    }

    /// Every value of a name, in order.
    package func values(_ name: String) -> [String] {
        fields.filter { Self.isSame($0.name, name) }.map(\.value)
    }

    /// Adds a line and keeps the earlier ones of that name.
    package mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// Removes every line of that name.
    package mutating func remove(_ name: String) {
        fields.removeAll { Self.isSame($0.name, name) }
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        left == right || (left.utf8.count == right.utf8.count && left.lowercased() == right.lowercased())
    }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    /// Lines in the literal's order; a name may be repeated.
    package init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements.map { Field(name: $0.0, value: $0.1) })
    }
}
