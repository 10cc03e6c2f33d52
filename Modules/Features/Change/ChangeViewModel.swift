// ChangeFeature: what is done to contacts, one or several, from whatever screen they are on: favorite, delete, undo,
// redo. It owns no state; it knows no front, no network, no database, and no other feature.

package import ChangeDelivery
package import Editing
package import Models
package import Persistence

/// Changes contacts. Each is one step to be undone, made off the main actor after those that were
/// asked for earlier (``ChangeQueue``): it sees what these have left.
@MainActor
package final class ChangeViewModel {
    /// State of the delivery of changes.
    package let delivery: ChangeDelivery
    let store: any ContactStore
    private let editor: ContactEditor
    private let changes: ChangeQueue

    package init(
        store: any ContactStore, editor: ContactEditor, changes: ChangeQueue, delivery: ChangeDelivery
    ) {
        self.store = store
        self.editor = editor
        self.changes = changes
        self.delivery = delivery
    }

    /// Makes contacts favorites, or, where all of them are, no longer so. Those that are gone are passed over. Throws
    /// ``EditError`` and what the store throws.
    package func toggleFavorite(_ ids: [ContactID]) async throws -> ChangeOutcome {
        try await changes.make { [store, editor] in
            let contacts = try store.present(ids)
            let isFavorite = contacts.contains { !$0.isFavorite }
            let changed = try editor.setFavorite(contacts.map(\.id), isFavorite)
            return ChangeOutcome(summary: "\(isFavorite ? "favorited" : "unfavorited") \(changed.names)", changed)
        }
    }

    /// Moves contacts to the trash, and has their directories delete them. Those that are gone are passed over.
    package func delete(_ ids: [ContactID]) async throws -> ChangeOutcome {
        try await changes.make { [store, editor] in
            let deleted = try editor.delete(store.present(ids).map(\.id))
            return ChangeOutcome(summary: "deleted \(deleted.names)", deleted)
        }
    }

    /// Reason to confirm a deletion; nil if undo is enough.
    package func risk(ofDeleting ids: [ContactID]) throws -> DeletionRisk? {
        let contacts = try store.present(ids)
        if contacts.count > DeletionRisk.many { return .many(contacts.count) }
        let books = try store.read { try $0.books() }
        for contact in contacts {
            guard let book = books.first(where: { $0.name == contact.book }), book.cannotGiveBack(contact) else {
                continue
            }
            return .cannotGiveBack(contact.card.nameInSentence, book: book.name)
        }
        return nil
    }

    /// Undoes the last step, whichever front made it. Nil if there is none.
    package func undo() async throws -> ChangeOutcome? {
        try await changes.make { [editor] in try editor.undo() }
            .map { ChangeOutcome($0, done: "undid", nothing: "nothing left to undo of") }
    }

    /// Summary of the step that ``undo()`` would undo, as `deleted "Wedge Antilles"`; nil for nothing, and where the store can't be read.
    package func summaryOfUndo() -> String? { (try? editor.stepToUndo())?.summary }

    /// Summary of the step that ``redo()`` would redo; nil for nothing, and where the store can't be read.
    package func summaryOfRedo() -> String? { (try? editor.stepToRedo())?.summary }

    /// Redoes the last undone change. Nil if there is none.
    package func redo() async throws -> ChangeOutcome? {
        try await changes.make { [editor] in try editor.redo() }
            .map { ChangeOutcome($0, done: "redid", nothing: "nothing left to redo of") }
    }
}

extension ContactStore {
    /// Those that are not gone; throws where all are.
    fileprivate func present(_ ids: [ContactID]) throws -> [Contact] {
        let contacts = try read { reader in try ids.compactMap(reader.contact) }
        if contacts.isEmpty, let id = ids.first { throw EditError.noSuchContact(id) }
        return contacts
    }
}
