package import DependencyInjection
internal import Directories
internal import EditFeature
internal import Editing
internal import Models
internal import Persistence

/// What changes contacts: the editor, drafts over it, and what the kinds of directories ask of values.
package struct EditingAssembly: Assembly {
    package init() {}

    package func assemble(into builder: ContainerBuilder) {
        builder.register(ContactEditor.self) {
            (store: any ContactStore, clock: WallClock, identifiers: ContactIDGenerator) in
            ContactEditor(store: store, clock: clock, identifiers: identifiers)
        }
        builder.register(KnownLimits.self) { (kinds: All<DirectoryKind>) in
            KnownLimits(
                ofKinds: Dictionary(kinds.services.map { ($0.name, $0.capabilities.limits) }) { first, _ in first })
        }
        builder.register(DraftEditor.self, DraftEditor.init(store:editor:limits:))
        // Changes are made at once: a front that has other things to do meanwhile registers a queue with threads.
        builder.register(ChangeQueue.self, scope: .singleton) { ChangeQueue(executor: nil) }
    }
}
