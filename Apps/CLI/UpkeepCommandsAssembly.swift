internal import CommandKit
internal import CommandLineStreams
internal import DependencyInjection
internal import Persistence
internal import UpkeepCommands

/// The commands that copy the store as a whole.
struct UpkeepCommandsAssembly: Assembly {
    func assemble(into builder: ContainerBuilder) {
        builder.registerMainActorMaker((any Command).self, name: "backup") {
            (keeper: any StoreKeeper, diagnostics: Diagnostics) in
            BackupCommand(keeper: keeper, diagnostics: diagnostics)
        }
        builder.registerMainActorMaker((any Command).self, name: "restore") {
            (keeper: any StoreKeeper, confirmation: Confirmation, diagnostics: Diagnostics) in
            RestoreCommand(keeper: keeper, confirmation: confirmation, diagnostics: diagnostics)
        }
        for command in ["backup", "restore"] {
            builder.root(MainActorMaker<Void, any Command>.self, name: ServiceName(command))
        }
    }
}
