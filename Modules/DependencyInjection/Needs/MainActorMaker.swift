/// Makes a main-actor object, such as a view model, from a runtime argument and registered dependencies.
///
/// The maker itself can be resolved and passed on anywhere; only the call is isolated to the main actor.
@usableFromInline
package struct MainActorMaker<Argument, Service>: Sendable {
    private let make: @MainActor @Sendable (Argument) throws(ContainerError) -> Service

    /// For tests and other callers without a container.
    @usableFromInline
    package init(_ make: @escaping @MainActor @Sendable (Argument) throws(ContainerError) -> Service) {
        self.make = make
    }

    /// Starts a resolution of its own for each call.
    ///
    /// - Throws: `makingFailed` when the factory or a factory of its dependencies threw.
    @MainActor
    package func callAsFunction(_ argument: Argument) throws(ContainerError) -> Service {
        try make(argument)
    }
}

extension MainActorMaker where Argument == Void {
    /// Makes an object that takes no argument.
    @MainActor
    package func callAsFunction() throws(ContainerError) -> Service {
        try make(())
    }
}
