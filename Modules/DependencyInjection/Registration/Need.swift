/// One parameter of a factory, as data: an edge of the graph.
struct Need: Sendable {
    enum Kind: Sendable {
        /// Exactly this service.
        case service
        /// This service, or nil when it is not registered.
        case optional
        /// All services of the type.
        case every
        /// The service, but only when the provider is called.
        case provider
    }

    let key: ServiceKey
    let kind: Kind

    /// Whether the service is made later than the one that needs it. Such an edge breaks a circle.
    var isLazy: Bool {
        kind == .provider
    }
}

extension Need: CustomStringConvertible {
    var description: String {
        switch kind {
        case .service: "\(key)"
        case .optional: "\(key)?"
        case .every: "all \(key)"
        case .provider: "later \(key)"
        }
    }
}

extension Need {
    /// The needs that a factory's parameter types stand for. Each given name goes to the first parameter of its type
    /// that has none yet; the names that found no parameter are returned apart.
    static func list<each Parameter>(
        for parameters: repeat (each Parameter).Type, named names: [NamedNeed]
    ) -> (needs: [Need], unused: [NamedNeed]) {
        var needs: [Need] = []
        var unused = names
        for parameter in repeat each parameters {
            let wrapped = parameter as? any WrappedNeed.Type
            let service: any Any.Type = wrapped?.service ?? parameter
            let kind = wrapped?.kind ?? .service
            let index = kind == .every ? nil : unused.firstIndex { $0.key.type == service }
            let name = index.flatMap { unused.remove(at: $0).key.name }
            needs.append(Need(key: ServiceKey(service, name), kind: kind))
        }
        return (needs, unused)
    }
}
