internal import Composition
internal import ConflictFeature
internal import DependencyInjection
internal import EditFeature
internal import Editing
internal import Models
internal import Navigation
internal import Persistence

/// What a form is made from when it is opened.
struct FormArgument: Sendable {
    let subject: FormSubject
    let signal: ViewModelSource.Receiver
}

/// What the screen of a conflict is made from when it is opened.
struct ConflictArgument: Sendable {
    let id: ContactID
    let signal: ViewModelSource.Receiver
}

/// Makers of the view models in which contacts are changed: what `kith` has options for, so that it needs none of them.
struct FormsAssembly: Assembly {
    func assemble(into builder: ContainerBuilder) {
        builder.registerMainActorMaker(EditViewModel.self, taking: FormArgument.self) {
            (argument, store: any ContactStore, drafts: DraftEditor, changes: ChangeQueue) in
            EditViewModel(
                subject: argument.subject, store: store, editor: drafts, changes: changes, signal: argument.signal)
        }
        builder.registerMainActorMaker(ConflictViewModel.self, taking: ConflictArgument.self) {
            (argument, store: any ContactStore, editor: ContactEditor, changes: ChangeQueue) in
            ConflictViewModel(
                id: argument.id, store: store, editor: editor, changes: changes, signal: argument.signal)
        }
    }
}
