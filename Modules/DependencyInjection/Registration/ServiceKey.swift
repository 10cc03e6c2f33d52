/// The key of a registration: the requested type and an optional name.
@usableFromInline
struct ServiceKey: Sendable {
    let type: any Any.Type
    let name: ServiceName?

    @usableFromInline
    init(_ type: any Any.Type, _ name: ServiceName? = nil) {
        self.type = type
        self.name = name
    }

    /// The type as an integer. It hashes in a third of a key's time, and the runtime already has dictionaries keyed by
    /// integers: for the first dictionary with another kind of key it searches all conformances.
    @usableFromInline
    var typeAddress: Int { Self.address(of: type) }

    @usableFromInline
    static func address(of type: any Any.Type) -> Int { Int(bitPattern: ObjectIdentifier(type)) }

    /// The type's name without its module, with the types that it is nested in.
    var typeName: String {
        let path = String(reflecting: type)
        // Generic and local types are spelled with more than names.
        guard path.utf8.allSatisfy({ $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: " ") }),
            let dot = path.firstIndex(of: ".")
        else { return String(describing: type) }
        return String(path[path.index(after: dot)...])
    }

    /// Distinguishes types of the same name in two modules; used only for sorting.
    var qualifiedName: String {
        "\(typeName) \(String(reflecting: type)) \(name?.description ?? "")"
    }
}

extension ServiceKey: Hashable {
    @usableFromInline
    static func == (one: ServiceKey, other: ServiceKey) -> Bool {
        one.type == other.type && one.name == other.name
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        // Most keys have no name, so don't hash one.
        if let name { hasher.combine(name) }
    }
}

extension ServiceKey: CustomStringConvertible {
    @usableFromInline
    var description: String {
        name.map { "\(typeName) \"\($0)\"" } ?? typeName
    }
}
