internal import ArgumentParsing
internal import CommandKit
internal import CommandLineErrors
internal import CommandLineStreams
internal import Composition
internal import Configuration
internal import CurlNetworking
internal import DependencyInjection
internal import Directories
internal import Networking
internal import Persistence
internal import TerminalImages
internal import UpkeepCommands

extension CompositionRoot {
    /// The commands that look at the composition, or mend it, and those that shells ask. They are made from the launch
    /// alone, since they must work where nothing can be composed. Nil for every other name.
    static func command(
        _ name: String, composedOf launch: Launch, output: Output, diagnostics: Diagnostics
    ) throws -> (any Command)? {
        switch name {
        case ConfigCommand.definition.name:
            ConfigCommand(locations: try launch.locations(), output: output, diagnostics: diagnostics) { chosen in
                try check(chosen, launch, output: output, diagnostics: diagnostics)
            }
        case DoctorCommand.definition.name:
            DoctorCommand(
                examination: try examination(launch, output: output, diagnostics: diagnostics), output: output,
                diagnostics: diagnostics)
        case KeysCommand.definition.name: KeysCommand(output: output)
        case CompletionsCommand.definition.name: CompletionsCommand(table: .kith, output: output)
        case ManualCommand.definition.name: ManualCommand(table: .kith, output: output)
        case CompleteCommand.definition.name:
            CompleteCommand(table: .kith, output: output) { home in
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

    /// Throws a ``CommandError`` where what settings of the `[use]` section would choose does not exist.
    private static func check(
        _ chosen: [ConfigFile.Entry], _ launch: Launch, output: Output, diagnostics: Diagnostics
    ) throws {
        do {
            _ = try container(
                assemblies(settings: launch.settings(), output: output, diagnostics: diagnostics),
                selection: Selection(config: chosen, source: "`config set`"))
        } catch ContainerError.invalidGraph(let errors) {
            throw CommandError(
                kind: "usage", errors.map(\.description).joined(separator: "\n"), hint: "Nothing was changed.",
                exitCode: .usage)
        }
    }

    private static func examination(
        _ launch: Launch, output: Output, diagnostics: Diagnostics
    ) throws -> Examination {
        let settings = Result { try launch.settings() }
        let parts = Result {
            let settings = try settings.get()
            let container: Container
            do {
                container = try Self.container(
                    assemblies(settings: settings, output: output, diagnostics: diagnostics),
                    selection: settings.selection)
            } catch ContainerError.invalidGraph(let errors) {
                throw Examination.CompositionError(findings: errors.map { Finding(name: "slot", error: $0) })
            }
            let slots = container.slots.map {
                Examination.Slot(name: $0.name, chosen: $0.chosen, source: $0.source)
            }
            return Examination.Parts(slots: slots) {
                try container.resolve((any ContactStore).self)
            } keeper: {
                try container.resolve((any StoreKeeper).self)
            } pictures: {
                try container.resolve(ImageRendererSource.self).decision()
            }
        }
        return Examination(
            environment: launch.environment, isOffline: launch.isOffline, locations: try launch.locations(),
            settings: settings, parts: parts,
            connectivity: .system, curl: CurlOptions().library,
            pictureLibraries: {
                PictureLibraries().findings().map {
                    Finding(name: $0.name, status: $0.isThere ? .ok : .warning, detail: $0.detail, hint: $0.hint)
                }
            },
            isOnTerminal: output.isTerminal)
    }
}
