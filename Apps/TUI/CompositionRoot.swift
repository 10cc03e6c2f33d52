// kith-tui: the full-screen front. It owns the terminal while it runs, the stack of screens, and the tasks that follow
// the store for them. It must not know how contacts are stored or fetched: screens draw the state of view models, which
// the composition root has made.

internal import Composition
package import DependencyInjection
internal import DetailFeature
internal import ImageCache
package import KithSettings
internal import ListFeature
internal import Navigation
internal import Persistence

/// Composition root of `kith-tui`. The only place in this front that knows the container.
///
/// To swap an implementation, register another one under the same name here, or choose a named one with KITH_USE.
@MainActor
package enum CompositionRoot {
    /// Registered assemblies, group by group.
    ///
    /// - Parameter face: which face the app shows: `full-screen`, which takes the terminal over, or `plain`.
    package static func assemblies(settings: Settings, face: ServiceName = .fullScreen) -> [any Assembly] {
        [
            PlatformAssembly(settings),
            PersistenceAssembly(),
            NetworkingAssembly(),
            DirectoriesAssembly(),
            SyncAssembly(),
            EditingAssembly(),
            OpeningAssembly(),
            FeaturesAssembly(),
            NavigationAssembly(),
            ImagesAssembly(),
            PhotosAssembly(),
            TerminalAssembly(face: face),
            PlainAssembly(),
        ]
    }

    /// Throws ``ContainerError`` with every error of the graph; the front then does not start, and the terminal is not
    /// touched.
    package static func container(_ assemblies: [any Assembly], selection: Selection) throws -> Container {
        let builder = ContainerBuilder(selection: selection)
        for assembly in assemblies { builder.add(assembly) }
        return try builder.build()
    }

    /// The face that the app shows. The container must be kept for as long as it is in use.
    static func interface(
        _ name: ServiceName, for request: LaunchRequest, from container: Container
    ) throws -> any Interface {
        try container.resolve(MainActorMaker<LaunchRequest, any Interface>.self, name: name)(request)
    }

    /// Cleans up at the end of every run, successful or not.
    package static func end(_ container: Container) {
        // Which pictures were there already is counted by each process for all.
        try? container.resolve((any ImageStore).self).saveMetrics()
    }
}
