/// What a registration is found by: the type that is asked for, and a name or none.
@usableFromInline
struct ServiceKey: Sendable {
    let type: any Any.Type
    let name: ServiceName?

    @usableFromInline
    init(_ type: any Any.Type, _ name: ServiceName? = nil) {
        self.type = type
        self.name = name
    }

    /// The type as a number. It hashes in a third of the time that a key takes, and a dictionary by numbers is the one
    /// that the runtime knows best: for the first one by any other kind of key it searches all conformances there are.
    @usableFromInline
    var typeAddress: Int { Self.address(of: type) }

    @usableFromInline
    static func address(of type: any Any.Type) -> Int { Int(bitPattern: ObjectIdentifier(type)) }

    /// The type without its module, as people write it.
    var typeName: String {
        String(describing: type)
    }

    /// Tells types of two modules apart; only for sorting.
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
        // Most keys have no name, and need not pay for it.
        if let name { hasher.combine(name) }
    }
}

extension ServiceKey: CustomStringConvertible {
    @usableFromInline
    var description: String {
        name.map { "\(typeName) \"\($0)\"" } ?? typeName
    }
}
