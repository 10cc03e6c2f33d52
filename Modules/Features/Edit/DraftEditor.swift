package import Editing
package import Models
package import Persistence

/// Saves drafts: each is checked, and is one step of the editor's.
///
/// Synchronous, safe from any thread. Throws ``DraftError`` (``DraftError/invalid(_:)`` with every message where values
/// cannot be saved), `EditError`, and what the store throws.
package struct DraftEditor: Sendable {
    private let store: any ContactStore
    private let editor: ContactEditor
    private let limits: KnownLimits

    package init(store: any ContactStore, editor: ContactEditor, limits: KnownLimits) {
        self.store = store
        self.editor = editor
        self.limits = limits
    }

    /// Capabilities of a book.
    package func capabilities(ofBook name: String) throws -> Capabilities {
        guard let book = try store.read({ try $0.books() }).first(where: { $0.name == name }) else {
            throw EditError.noSuchBook(name)
        }
        return limits.capabilities(of: book)
    }

    /// - Parameter photo: its photo, in place of what the draft says of one.
    package func create(_ draft: ContactDraft, in book: String, photo: PhotoData? = nil) throws -> Contact {
        let capabilities = try capabilities(ofBook: book)
        var draft = draft
        draft.normalizeLineBreaks(of: draft.changes(from: ContactDraft()))
        if capabilities.operations.contains(.create) {
            let messages = DraftCheck(capabilities).messages(onNew: draft)
            guard messages.isEmpty else { throw DraftError.invalid(messages) }
        }
        var content = ContactContent(card: ContactCard(), isFavorite: false)
        draft.write(draft.changes(from: ContactDraft()), to: &content)
        return try editor.create(content, in: book, photo: photo)
    }

    /// Changes a contact to what the closure makes of it as it is in the moment of saving, so that nothing that others
    /// change meanwhile is lost. Only the fields that the closure changes are written. Nil when nothing changes.
    ///
    /// - Parameter photo: its photo from now on, as part of the same step; nil leaves that to the closure.
    package func update(
        _ id: ContactID, photo: PhotoData? = nil, _ change: (inout ContactDraft, Contact) throws -> Void
    ) throws -> Contact? {
        guard let before = try store.read({ try $0.contact(id) }) else { throw EditError.noSuchContact(id) }
        let capabilities = try capabilities(ofBook: before.book)
        return try editor.update(id, photo: photo) { content in
            let current = ContactDraft(content)
            var draft = current
            var contact = before
            (contact.card, contact.isFavorite) = (content.card, content.isFavorite)
            try change(&draft, contact)
            draft.normalizeLineBreaks(of: draft.changes(from: current))
            let fields = draft.changes(from: current)
            if !capabilities.isReadOnly {
                let messages = DraftCheck(capabilities).messages(on: draft, changedFrom: current)
                guard messages.isEmpty else { throw DraftError.invalid(messages) }
            }
            draft.write(fields, to: &content)
        }
    }

    /// Saves what a draft changes of the one that it was begun with. Fields that only others have changed meanwhile stay
    /// as these left them; where both have, ``DraftError/changedMeanwhile(_:now:)`` is thrown.
    package func update(
        _ id: ContactID, from original: ContactDraft, to draft: ContactDraft
    ) throws -> Contact? {
        try update(id) { current, _ in
            let mine = draft.changes(from: original)
            let both = mine.intersection(current.changes(from: original)).intersection(draft.changes(from: current))
            guard both.isEmpty else { throw DraftError.changedMeanwhile(both, now: current) }
            for field in mine { current.take(field, from: draft) }
        }
    }
}
