internal import ChangeDelivery
package import DependencyInjection
internal import Directories
internal import EditFeature
internal import Editing
internal import KithSettings
internal import Models
internal import Persistence
internal import Sync
internal import TerminalUI

/// Registers the editing services: the editor, drafts over it, and what the kinds of directories ask of values.
package struct EditingAssembly: Assembly {
    package init() {}

    package func assemble(into builder: ContainerBuilder) {
        builder.register(ContactEditor.self) {
            (store: any ContactStore, clock: WallClock, identifiers: ContactIDGenerator, delivery: ChangeDelivery) in
            ContactEditor(store: store, clock: clock, identifiers: identifiers) { delivery.note($0) }
        }
        // The one place from which edits are sent, whoever makes them.
        builder.register(ChangeDelivery.self, scope: .singleton) {
            (store: any ContactStore, synchronizer: any BookSynchronizer, settings: Settings, threads: WorkerThreads?)
            in
            ChangeDelivery(
                store: store, synchronizer: synchronizer, isOffline: settings.isOffline, executor: threads)
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
