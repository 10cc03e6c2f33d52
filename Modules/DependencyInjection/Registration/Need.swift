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
