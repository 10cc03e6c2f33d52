internal import CommandKit
internal import CommandLinePictures
internal import CommandLineStreams
internal import Composition
internal import Configuration
internal import ContactCommands
internal import DependencyInjection
internal import EditFeature
internal import Editing
internal import Glibc
internal import ImageCache
internal import ImageChoosing
internal import KithSettings
internal import Persistence
internal import PhotoCommands
internal import TerminalImages
internal import TerminalUI

/// The commands about pictures, and how this front shows them: by what the environment says of the terminal, since `kith`
/// asks no terminal anything.
struct ImageCommandsAssembly: Assembly {
    let output: Output
    /// Whatever reads a pipe is no terminal that is known.
    private static let pipe = ["TERM": "pipe"]

    func assemble(into builder: ContainerBuilder) {
        let output = output
        builder.register(ImageTerminal.self) { (settings: Settings) in
            let facts = TerminalFacts(environment: settings.environment)
            // Escapes for colors go into a pipe only where color was asked for there.
            let colors = output.style.isColored ? max(.ansi16, ImageColors(facts.colorDepth)) : .none
            return ImageTerminal(
                environment: output.isTerminal ? settings.environment : Self.pipe, colors: colors,
                isUTF8: facts.isUTF8, cell: CellSize.ofTerminal(STDOUT_FILENO))
        }
        builder.register(PhotoPrinter.self) {
            (images: any ImageLoading, source: ImageRendererSource, settings: Settings, diagnostics: Diagnostics) in
            PhotoPrinter(images: images, source: source, isVerbose: settings.isVerbose, diagnostics: diagnostics)
        }
        builder.register(PhotoList.self, PhotoList.init(printer:output:))
        builder.registerMainActorMaker((any Command).self, name: "photo") {
            (
                store: any ContactStore, editor: ContactEditor, drafts: DraftEditor, choice: ContactChoice,
                report: ChangeReport, images: any ImageLoading, printer: Provider<PhotoPrinter>, chosen: ChosenPhoto,
                output: Output, diagnostics: Diagnostics
            ) in
            PhotoCommand(
                store: store, editor: editor, drafts: drafts, choice: choice, report: report, images: images,
                printer: { try printer() }, chosen: chosen, output: output, diagnostics: diagnostics)
        }
        builder.registerMainActorMaker((any Command).self, name: "cache") {
            (images: any ImageStore, output: Output, diagnostics: Diagnostics) in
            CacheCommand(images: images, output: output, diagnostics: diagnostics)
        }
        for command in ["photo", "cache"] {
            builder.root(MainActorMaker<Void, any Command>.self, name: ServiceName(command))
        }
    }
}
