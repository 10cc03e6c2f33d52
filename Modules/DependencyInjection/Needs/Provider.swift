/// As a factory's parameter: a lazily resolved service, resolved at each call.
///
/// It breaks a cycle, defers expensive work, and lets a singleton use a shorter-lived service. It holds its container
/// weakly, so that a singleton that holds the provider does not keep the container alive.
package struct Provider<Service: Sendable>: Sendable {
    private let make: @Sendable () throws(ContainerError) -> Service

    /// For tests and other callers without a container.
    package init(_ make: @escaping @Sendable () throws(ContainerError) -> Service) {
        self.make = make
    }

    /// Resolves the service. Each call is a resolution of its own.
    ///
    /// - Throws: the errors of `Container.resolve`; `containerReleased` when the container is gone;
    ///   `usedWhileBeingMade` for a call from inside the factory of the requested singleton.
    package func callAsFunction() throws(ContainerError) -> Service {
        try make()
    }
}

extension Provider: WrappedNeed {
    static var kind: Need.Kind { .provider }
    static var service: any Any.Type { Service.self }

    static func node(for key: ServiceKey, linkedBy linker: Linker) -> any Linked {
        let reference = linker.container
        return Node(
            value: Provider { () throws(ContainerError) in
                guard let container = reference.container else {
                    throw .containerReleased(service: key.description)
                }
                return try container.resolve(Service.self, name: key.name)
            })
    }
}
