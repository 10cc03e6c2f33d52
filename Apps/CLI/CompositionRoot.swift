internal import ArgumentParsing
internal import CommandKit
internal import CommandLineStreams
internal import Composition
internal import DependencyInjection
internal import DetailFeature
internal import ImageCache
internal import KithSettings
internal import Networking
internal import Persistence
internal import Sync
internal import UpkeepCommands

/// Composition root of `kith`. The only place in this front that knows the container.
///
/// To swap an implementation, register another one under the same name here, or choose a named one with KITH_USE.
@MainActor
enum CompositionRoot {
    /// Registered assemblies, group by group.
    static func assemblies(settings: Settings, output: Output, diagnostics: Diagnostics) -> [any Assembly] {
        [
            PlatformAssembly(settings),
            PersistenceAssembly(),
            NetworkingAssembly(),
            OpeningAssembly(),
            OpeningCommandsAssembly(),
            ImagesAssembly(),
            ImageCommandsAssembly(output: output),
            DirectoriesAssembly(),
            SyncAssembly(),
            EditingAssembly(),
            FeaturesAssembly(),
            CommandsAssembly(output: output, diagnostics: diagnostics),
            EditingCommandsAssembly(),
            UpkeepCommandsAssembly(),
        ]
    }

    /// Throws ``ContainerError`` with every error of the graph; the front then does not start.
    static func container(_ assemblies: [any Assembly], selection: Selection) throws -> Container {
        let builder = ContainerBuilder(selection: selection)
        for assembly in assemblies { builder.add(assembly) }
        return try builder.build()
    }

    /// The command of a name. `graph` is made here, since it tells of the container itself.
    static func command(_ name: String, from container: Container, output: Output) throws -> any Command {
        if name == GraphCommand.definition.name {
            return GraphCommand(
                text: { container.describe() }, dot: { container.dot() },
                writeNarrow: { try GraphText(output: $0).write(container.entries) }, output: output)
        }
        let make = try container.resolve(MainActorMaker<Void, any Command>.self, name: ServiceName(name))
        return try make()
    }

    /// Cleans up at the end of every run, successful or not.
    static func end(_ container: Container) {
        // Which pictures were there already is counted by each process for all.
        try? container.resolve((any ImageStore).self).saveMetrics()
    }
}
