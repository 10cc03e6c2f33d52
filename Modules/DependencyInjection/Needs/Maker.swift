/// Makes a service from an argument that is known only later, such as a contact's id, and from registered needs.
///
/// Registered with `registerMaker`; as a factory's parameter or from `resolve` it is a service like any other.
@usableFromInline
package struct Maker<Argument, Service>: Sendable {
    private let make: @Sendable (Argument) throws(ContainerError) -> Service

    /// For tests and other callers without a container.
    @usableFromInline
    package init(_ make: @escaping @Sendable (Argument) throws(ContainerError) -> Service) {
        self.make = make
    }

    /// Each call is a resolution of its own. Throws `makingFailed` when the factory or one of its needs threw.
    package func callAsFunction(_ argument: Argument) throws(ContainerError) -> Service {
        try make(argument)
    }
}

extension Maker where Argument == Void {
    /// Makes a service that needs no argument.
    package func callAsFunction() throws(ContainerError) -> Service {
        try make(())
    }
}
