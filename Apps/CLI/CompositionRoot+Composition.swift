internal import ArgumentParsing
internal import CommandLineStreams
internal import Composition
internal import Configuration
internal import CurlNetworking
internal import DependencyInjection
internal import Directories
internal import Networking
internal import Persistence
internal import TerminalImages

extension CompositionRoot {
    /// The commands that look at the composition, or mend it, and those that shells ask. They are made from the launch
    /// alone, since they must work where nothing can be composed. Nil for every other name.
    static func command(
        _ name: String, composedOf launch: Launch, output: Output, diagnostics: Diagnostics
    ) throws -> (any Command)? {
        switch name {
        case ConfigCommand.definition.name:
            ConfigCommand(locations: try launch.locations(), output: output, diagnostics: diagnostics) { choice in
                _ = try container(
                    assemblies(settings: launch.settings(), output: output, diagnostics: diagnostics),
                    selection: choice)
            }
        case DoctorCommand.definition.name:
            DoctorCommand(
                examination: try examination(launch, output: output, diagnostics: diagnostics), output: output)
        case KeysCommand.definition.name: KeysCommand(output: output)
        case CompletionsCommand.definition.name: CompletionsCommand(output: output)
        case ManualCommand.definition.name: ManualCommand(output: output)
        case CompleteCommand.definition.name:
            CompleteCommand(output: output) { home in
                let settings = try launch.at(home: home).settings()
                let container = try container(
                    assemblies(settings: settings, output: output, diagnostics: diagnostics),
                    selection: settings.selection)
                return CompletionNames(
                    settings: settings, directoryKinds: try container.resolveAll(DirectoryKind.self).map(\.name)
                ) {
                    try container.resolve((any ContactStore).self)
                }
            }
        default: nil
        }
    }

    private static func examination(
        _ launch: Launch, output: Output, diagnostics: Diagnostics
    ) throws -> Examination {
        let settings = Result { try launch.settings() }
        let parts = Result {
            let settings = try settings.get()
            let container = try container(
                assemblies(settings: settings, output: output, diagnostics: diagnostics),
                selection: settings.selection)
            return Examination.Parts(slots: container.slots) {
                try container.resolve((any ContactStore).self)
            } pictures: {
                try container.resolve(ImageRendererSource.self).decision()
            }
        }
        return Examination(
            launch: launch, locations: try launch.locations(), settings: settings, parts: parts,
            connectivity: .system, curl: CurlOptions().library, pictureLibraries: PictureLibraries(),
            isOnTerminal: output.isTerminal)
    }
}
