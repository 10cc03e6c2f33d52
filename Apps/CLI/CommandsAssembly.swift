internal import AddressBooks
internal import BookCommands
internal import CommandKit
internal import CommandLinePictures
internal import CommandLineStreams
internal import ContactCommands
internal import DependencyInjection
internal import DetailFeature
internal import Persistence

/// The commands, each under its name, and what only this front has: standard output, standard error, and questions
/// that are asked on the terminal or, in a pipe, refused.
struct CommandsAssembly: Assembly {
    let output: Output
    let diagnostics: Diagnostics

    func assemble(into builder: ContainerBuilder) {
        let (output, diagnostics) = (output, diagnostics)
        builder.register(Output.self) { output }
        builder.register(Diagnostics.self) { diagnostics }
        builder.register(Confirmation.self, Confirmation.init(diagnostics:))
        builder.register(ContactChoice.self, ContactChoice.init(store:confirmation:diagnostics:))
        builder.register(Refresher.self, Refresher.init(store:synchronizer:diagnostics:))
        registerCommands(in: builder)
        for command in ["list", "show", "query", "book", "sync"] {
            builder.root(MainActorMaker<Void, any Command>.self, name: ServiceName(command))
        }
    }

    private func registerCommands(in builder: ContainerBuilder) {
        builder.registerMainActorMaker((any Command).self, name: "list") {
            (
                store: any ContactStore, refresher: Provider<Refresher>, photos: Provider<PhotoList>, output: Output,
                diagnostics: Diagnostics
            ) in
            ListCommand(
                store: store, refresher: { try refresher() }, photos: { try photos() }, output: output,
                diagnostics: diagnostics)
        }
        builder.registerMainActorMaker((any Command).self, name: "show") {
            (
                details: DetailViewModel.Factory, choice: ContactChoice,
                store: any ContactStore, printer: Provider<PhotoPrinter>, output: Output
            ) in
            ShowCommand(details: details, choice: choice, store: store, printer: { try printer() }, output: output)
        }
        builder.registerMainActorMaker((any Command).self, name: "query") {
            (store: any ContactStore, output: Output, diagnostics: Diagnostics) in
            QueryCommand(store: store, output: output, diagnostics: diagnostics)
        }
        builder.registerMainActorMaker((any Command).self, name: "book") {
            (
                store: any ContactStore, catalog: BookCatalog, confirmation: Confirmation, output: Output,
                diagnostics: Diagnostics
            ) in
            BookCommand(
                store: store, catalog: catalog, confirmation: confirmation, output: output, diagnostics: diagnostics)
        }
        builder.registerMainActorMaker((any Command).self, name: "sync") {
            (refresher: Refresher, confirmation: Confirmation, output: Output, diagnostics: Diagnostics) in
            SyncCommand(
                refresher: refresher, confirmation: confirmation, output: output, diagnostics: diagnostics)
        }
    }
}
