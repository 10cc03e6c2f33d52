internal import ChangeCommands
internal import ChangeDelivery
internal import CommandKit
internal import CommandLineEditor
internal import CommandLineStreams
internal import ContactCommands
internal import DependencyInjection
internal import EditFeature
internal import Editing
internal import ImageChoosing
internal import KithSettings
internal import Persistence

/// The commands that change contacts, each under its name, and what they share.
struct EditingCommandsAssembly: Assembly {
    func assemble(into builder: ContainerBuilder) {
        builder.register(ChangeReport.self, ChangeReport.init(store:delivery:output:diagnostics:))
        builder.register(StepReport.self, StepReport.init(store:report:))
        builder.register(FavoriteChange.self, FavoriteChange.init(editor:choice:report:))
        builder.register(EditorSession.self) { (settings: Settings, diagnostics: Diagnostics) in
            EditorSession(environment: settings.environment, diagnostics: diagnostics)
        }
        registerTyping(in: builder)
        registerSteps(in: builder)
        registerStoredRows(in: builder)
        for command in [
            "new", "edit", "favorite", "unfavorite", "delete", "undo", "redo", "trash", "outbox", "conflicts",
        ] {
            builder.root(MainActorMaker<Void, any Command>.self, name: ServiceName(command))
        }
    }

    private func registerTyping(in builder: ContainerBuilder) {
        builder.registerMainActorMaker((any Command).self, name: "new") {
            (
                store: any ContactStore, drafts: DraftEditor, editing: EditorSession, chosen: ChosenPhoto,
                confirmation: Confirmation, report: ChangeReport
            ) in
            NewCommand(
                store: store, drafts: drafts, editing: editing, chosen: chosen, confirmation: confirmation,
                report: report)
        }
        builder.registerMainActorMaker((any Command).self, name: "edit") {
            (
                store: any ContactStore, drafts: DraftEditor, editing: EditorSession, chosen: ChosenPhoto,
                choice: ContactChoice, confirmation: Confirmation, report: ChangeReport
            ) in
            EditCommand(
                store: store, drafts: drafts, editing: editing, chosen: chosen, choice: choice,
                confirmation: confirmation, report: report)
        }
    }

    private func registerSteps(in builder: ContainerBuilder) {
        builder.registerMainActorMaker((any Command).self, name: "favorite") { (change: FavoriteChange) in
            FavoriteCommand(change: change)
        }
        builder.registerMainActorMaker((any Command).self, name: "unfavorite") { (change: FavoriteChange) in
            UnfavoriteCommand(change: change)
        }
        builder.registerMainActorMaker((any Command).self, name: "delete") {
            (
                store: any ContactStore, editor: ContactEditor, choice: ContactChoice, confirmation: Confirmation,
                report: ChangeReport
            ) in
            DeleteCommand(store: store, editor: editor, choice: choice, confirmation: confirmation, report: report)
        }
        builder.registerMainActorMaker((any Command).self, name: "undo") { (editor: ContactEditor, steps: StepReport) in
            UndoCommand(editor: editor, steps: steps)
        }
        builder.registerMainActorMaker((any Command).self, name: "redo") { (editor: ContactEditor, steps: StepReport) in
            RedoCommand(editor: editor, steps: steps)
        }
    }

    private func registerStoredRows(in builder: ContainerBuilder) {
        builder.registerMainActorMaker((any Command).self, name: "trash") {
            (
                store: any ContactStore, editor: ContactEditor, choice: ContactChoice, confirmation: Confirmation,
                report: ChangeReport, output: Output, diagnostics: Diagnostics
            ) in
            TrashCommand(
                store: store, editor: editor, choice: choice, confirmation: confirmation, report: report,
                output: output, diagnostics: diagnostics)
        }
        builder.registerMainActorMaker((any Command).self, name: "outbox") {
            (
                store: any ContactStore, editor: ContactEditor, delivery: ChangeDelivery, report: ChangeReport,
                output: Output, diagnostics: Diagnostics
            ) in
            OutboxCommand(
                store: store, editor: editor, delivery: delivery, report: report, output: output,
                diagnostics: diagnostics)
        }
        builder.registerMainActorMaker((any Command).self, name: "conflicts") {
            (
                store: any ContactStore, editor: ContactEditor, choice: ContactChoice, report: ChangeReport,
                output: Output, diagnostics: Diagnostics
            ) in
            ConflictsCommand(
                store: store, editor: editor, choice: choice, report: report, output: output,
                diagnostics: diagnostics)
        }
    }
}
