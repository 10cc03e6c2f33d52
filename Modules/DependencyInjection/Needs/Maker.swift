/// Makes a service from a runtime argument, such as a contact's id, and registered dependencies.
///
/// Registered with `registerMaker`; as a factory's parameter, or from `resolve`, it is a service like any other.
@usableFromInline
package struct Maker<Argument, Service>: Sendable {
    private let make: @Sendable (Argument) throws(ContainerError) -> Service

    /// For tests and other callers without a container.
    @usableFromInline
    package init(_ make: @escaping @Sendable (Argument) throws(ContainerError) -> Service) {
        self.make = make
    }

    /// Starts a resolution of its own for each call.
    ///
    /// - Throws: `makingFailed` when the factory or a factory of its dependencies threw.
    package func callAsFunction(_ argument: Argument) throws(ContainerError) -> Service {
        try make(argument)
    }
}

extension Maker where Argument == Void {
    /// Makes a service that takes no argument.
    package func callAsFunction() throws(ContainerError) -> Service {
        try make(())
    }
}
