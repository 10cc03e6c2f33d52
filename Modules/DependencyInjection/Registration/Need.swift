/// One parameter of a factory, as data: an edge of the graph.
struct Need: Sendable {
    enum Kind: Sendable {
        /// The service with exactly this key.
        case service
        /// The service with this key, or nil if it is not registered.
        case optional
        /// All services of the type.
        case every
        /// The service, resolved when the provider is called.
        case provider
    }

    let key: ServiceKey
    let kind: Kind

    /// True if the service is made later than its dependent. Such an edge breaks a cycle.
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
        case .provider: "lazy \(key)"
        }
    }
}
