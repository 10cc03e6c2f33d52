/// Makes or finds a service within a resolution.
@usableFromInline
typealias Making<Service> = @Sendable (inout Resolution) throws(ContainerError) -> Service

/// A type-erased node.
@usableFromInline
protocol Linked: AnyObject, Sendable {}

/// A linked registration. Nodes call their dependencies directly, without lookups.
@usableFromInline
final class Node<Service>: Linked {
    @usableFromInline let make: Making<Service>

    @usableFromInline
    init(make: @escaping Making<Service>) {
        self.make = make
    }

    /// Creates a node that always returns the same value.
    init(value: Service) where Service: Sendable {
        make = { _ in value }
    }
}
