/// Makes or finds a service within a resolution.
@usableFromInline
typealias Making<Service> = @Sendable (inout Resolution) throws(ContainerError) -> Service

/// A node whose type of service is not known here.
@usableFromInline
protocol Linked: AnyObject, Sendable {}

/// A linked registration. Nodes call the nodes that they need directly: nothing is looked up.
@usableFromInline
final class Node<Service>: Linked {
    @usableFromInline let make: Making<Service>

    @usableFromInline
    init(make: @escaping Making<Service>) {
        self.make = make
    }

    /// A node that always gives the same value.
    init(value: Service) where Service: Sendable {
        make = { _ in value }
    }
}
