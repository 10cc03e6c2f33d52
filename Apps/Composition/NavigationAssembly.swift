package import DependencyInjection
internal import Navigation

/// Registers the coordinator, for fronts that have several screens. To lead elsewhere, a front registers another
/// ``CoordinatorFactory`` with `override: true`.
package struct NavigationAssembly: Assembly {
    package init() {}

    package func assemble(into builder: ContainerBuilder) {
        builder.register(CoordinatorFactory.self, as: Coordinator.self) {
            CoordinatorFactory { Coordinator(book: $0) }
        }
    }
}
