/// As a factory's parameter: every service of a type, named and unnamed, in registration order.
package struct All<Service: Sendable>: Sendable {
    /// In registration order, a parent's first; empty if there are none.
    package let services: [Service]

    /// For tests and other callers without a container.
    package init(_ services: [Service]) {
        self.services = services
    }
}

extension All: WrappedNeed {
    static var kind: Need.Kind { .every }
    static var service: any Any.Type { Service.self }

    static func node(for key: ServiceKey, linkedBy linker: Linker) -> any Linked {
        let makings = linker.makingsOfAll(Service.self)
        return Node { (resolution: inout Resolution) throws(ContainerError) in
            var services: [Service] = []
            services.reserveCapacity(makings.count)
            for make in makings {
                services.append(try make(&resolution))
            }
            return All(services)
        }
    }
}
