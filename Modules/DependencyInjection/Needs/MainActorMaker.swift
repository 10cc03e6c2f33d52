/// Makes an object of the main actor, such as a view model, from an argument that is known only later and from
/// registered needs.
///
/// The maker itself may be resolved and passed on anywhere; only the call belongs to the main actor.
@usableFromInline
package struct MainActorMaker<Argument, Service>: Sendable {
    private let make: @MainActor @Sendable (Argument) throws(ContainerError) -> Service

    /// For tests and other callers without a container.
    @usableFromInline
    package init(_ make: @escaping @MainActor @Sendable (Argument) throws(ContainerError) -> Service) {
        self.make = make
    }

    /// Each call is a resolution of its own. Throws `makingFailed` when the factory or one of its needs threw.
    @MainActor
    package func callAsFunction(_ argument: Argument) throws(ContainerError) -> Service {
        try make(argument)
    }
}

extension MainActorMaker where Argument == Void {
    /// Makes an object that needs no argument.
    @MainActor
    package func callAsFunction() throws(ContainerError) -> Service {
        try make(())
    }
}
