/// As a factory's parameter: a service that is resolved when it is called for, not when its holder is made.
///
/// It breaks a circle, puts off what is expensive, and lets a singleton use something that lives shorter. It refers to
/// its container weakly, so that a singleton that holds it does not keep the container alive.
package struct Provider<Service: Sendable>: Sendable {
    private let make: @Sendable () throws(ContainerError) -> Service

    /// For tests and other callers without a container.
    package init(_ make: @escaping @Sendable () throws(ContainerError) -> Service) {
        self.make = make
    }

    /// Resolves the service; each call is a resolution of its own.
    ///
    /// Throws what `Container.resolve` throws, `containerReleased` when the container is gone, and makes
    /// `usedWhileBeingMade` of a call from inside the factory of the very singleton that is asked for.
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
