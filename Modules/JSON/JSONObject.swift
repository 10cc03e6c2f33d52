/// The members of a JSON object in document order, including repeated keys.
///
/// Lookup by key is linear, which is fastest for the small objects that directories send. Two objects are equal if they
/// hold equal members in the same order.
package struct JSONObject: Sendable {
    private var members: [(key: String, value: JSONValue)] = []

    /// An object without members.
    package init() {}

    init(members: [(key: String, value: JSONValue)]) { self.members = members }

    /// The value of `key`; of its last member if the key is repeated. Assigning replaces that member or appends one;
    /// assigning nil removes every member with that key.
    package subscript(key: String) -> JSONValue? {
        get { members.last { $0.key == key }?.value }
        set {
            guard let newValue else { return members.removeAll { $0.key == key } }
            if let index = members.lastIndex(where: { $0.key == key }) {
                members[index].value = newValue
            } else {
                append(key, newValue)
            }
        }
    }

    /// Appends a member without checking for an earlier one with the same key.
    package mutating func append(_ key: String, _ value: JSONValue) {
        members.append((key, value))
    }

    /// The keys in order, including repeated ones.
    package var keys: [String] { members.map(\.key) }
}

extension JSONObject: RandomAccessCollection {
    /// Zero.
    package var startIndex: Int { 0 }

    /// The number of members.
    package var endIndex: Int { members.count }

    /// The member at a zero-based position.
    package subscript(position: Int) -> (key: String, value: JSONValue) { members[position] }
}

extension JSONObject: Hashable {
    /// Compares members in order.
    package static func == (left: JSONObject, right: JSONObject) -> Bool {
        left.members.elementsEqual(right.members) { $0.key == $1.key && $0.value == $1.value }
    }

    /// Hashes members in order.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(members.count)
        for member in members {
            hasher.combine(member.key)
            hasher.combine(member.value)
        }
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Keeps the order of the literal; a repeated key is a repeated member.
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        members = elements.map { (key: $0.0, value: $0.1) }
    }
}
