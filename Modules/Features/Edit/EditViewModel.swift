// EditFeature: a contact as a form: drafts of text, what is wrong with them, and how they are saved. It owns the state of
// one form; it knows no front, no network, no database, and no other feature.

internal import Editing
package import Models
package import Navigation
internal import Observation
package import Persistence

/// A form for a contact that is new or in the store.
@MainActor @Observable
package final class EditViewModel {
    package private(set) var state = EditState()
    private var subject: FormSubject
    private let store: any ContactStore
    private let editor: DraftEditor
    private let changes: ChangeQueue
    private let signal: SignalReceiver
    @ObservationIgnored private var form: DraftForm?

    /// - Parameter signal: told what leads elsewhere: saved, back when it is left, gone.
    package init(
        subject: FormSubject, store: any ContactStore, editor: DraftEditor, changes: ChangeQueue,
        signal: @escaping SignalReceiver
    ) {
        self.subject = subject
        self.store = store
        self.editor = editor
        self.changes = changes
        self.signal = signal
    }

    // MARK: - What a front shows

    /// Reads what the form is about: at first, and after ``EditState/Phase/failed(_:)``. What is typed
    /// already stays, also where the store cannot be read; fields that others have changed meanwhile, and that were not typed in, are brought up to date.
    package func reload() {
        attempt {
            switch subject {
            case .new(let book):
                let capabilities = try editor.capabilities(ofBook: book)
                guard capabilities.operations.contains(.create) else {
                    throw EditError.cannot("add contacts", book: book)
                }
                if form == nil { form = DraftForm(original: ContactDraft(), capabilities: capabilities, isNew: true) }
                (state.title, state.book) = ("New contact", book)
            case .contact(let id):
                let (found, entry) = try store.read { (try $0.contact(id), try $0.outboxEntry(of: id)) }
                guard let contact = found else {
                    state.phase = .gone
                    return
                }
                try open(contact, entry)
            }
            state.phase = .editing
        }
    }

    /// Reads the store, and again after each of its changes, until the task is canceled or the form is done with.
    package func followChanges() async {
        let changes = store.changes()
        reload()
        for await _ in changes {
            if case .saved = state.phase { return }
            reload()
        }
    }

    // MARK: - Actions

    /// Types a value; one place behind the last adds it.
    package func setText(_ text: String, of field: ContactField, at index: Int = 0) {
        change { $0.edit(field, at: index) { $0.text = text } }
    }

    /// Nil takes the label away. Does nothing where the field holds no labels.
    package func setLabel(_ label: String?, of field: ContactField, at index: Int = 0) {
        change { $0.setLabel(label, of: field, at: index) }
    }

    /// Adds an empty place to type, where the field holds another value.
    package func addValue(to field: ContactField) {
        change { $0.addValue(to: field) }
    }

    package func removeValue(of field: ContactField, at index: Int) {
        change { $0.removeValue(of: field, at: index) }
    }

    package func setFavorite(_ isFavorite: Bool) {
        change { $0.draft.isFavorite = isFavorite }
    }

    /// The user goes on to another field: what is wrong with this one is told.
    package func leave(_ field: ContactField) {
        change { $0.check([field]) }
    }

    /// Saves what has changed as one step; a contact that is gone is created anew. Where something is wrong, the messages
    /// stand at their fields and nothing is saved. It is saved off the main actor, after what was asked for earlier
    /// (``ChangeQueue``); who types on meanwhile stays in the form, with what was typed since still to be saved.
    package func save() async {
        guard let form, state.phase == .editing || state.phase == .gone, !state.isSaving else { return }
        (state.messages, state.isSaving, state.isSavedInPart) = ([], true, false)
        defer { state.isSaving = false }
        do {
            let saved = try await changes.make { [editor, subject, book = state.book, isGone = state.phase == .gone] in
                switch subject {
                case .new(let book): try editor.create(form.draft, in: book)
                case .contact where isGone: try editor.create(form.draft, in: book)
                case .contact(let id): try editor.update(id, from: form.original, to: form.draft)
                }
            }
            if self.form?.draft == form.draft { finish(saved) } else { goOn(from: saved, sent: form.draft) }
        } catch DraftError.invalid(let messages) {
            change { $0.find(messages) }
            state.messages = messages.filter { $0.field == nil }.map(\.text)
        } catch DraftError.changedMeanwhile(let fields, let now) {
            change { $0.overtake(fields, now) }
        } catch EditError.noSuchContact {
            state.phase = .gone
        } catch {
            state.messages = [Explanation(error).message]
        }
    }

    /// True if something was typed that is not saved.
    package var hasUnsavedChanges: Bool {
        (state.phase == .editing || state.phase == .gone) && state.changes > 0
    }

    /// Leaves the form; asks first where that would lose something. One that is being saved stays, since it may come to
    /// nothing.
    package func cancel() {
        if state.isSaving { return }
        if hasUnsavedChanges { state.asksToDiscard = true } else { leaveForm() }
    }

    /// The safe answer to ``EditState/asksToDiscard``.
    package func keepEditing() { state.asksToDiscard = false }

    package func discard() {
        state.asksToDiscard = false
        leaveForm()
    }

    // MARK: -

    private func open(_ contact: Contact, _ entry: OutboxEntry?) throws {
        let capabilities = try editor.capabilities(ofBook: contact.book)
        // What the directory never heard of is for the user alone to change.
        let isUnknownToDirectory = contact.remoteID == nil && entry?.sent == nil
        let isWritable = capabilities.operations.contains(.update) || (isUnknownToDirectory && !capabilities.isReadOnly)
        guard isWritable || capabilities.operations.contains(.favorite) else {
            throw EditError.cannot("change contacts", book: contact.book)
        }
        let now = ContactDraft(contact.content)
        if form == nil {
            form = DraftForm(original: now, capabilities: capabilities, isNew: false, isWritable: isWritable)
            if case .refused(let messages) = entry?.state {
                form?.tell(messages)
                state.messages = messages.filter { $0.field == nil }.map(\.text)
            }
        } else {
            form?.follow(now)
        }
        (state.title, state.book) = (contact.card.shownName, contact.book)
    }

    private func finish(_ saved: Contact?) {
        state.phase = .saved(saved?.id)
        if let saved { state.title = saved.card.shownName }
        switch (saved, subject) {
        case (let saved?, _): signal(.saved(saved.id))
        case (nil, .contact(let id)): signal(.saved(id))
        case (nil, .new): signal(.back)
        }
    }

    /// Text typed during a save is another change.
    private func goOn(from saved: Contact?, sent: ContactDraft) {
        if let saved { subject = .contact(saved.id) }
        state.phase = .editing
        state.isSavedInPart = true
        change { $0.goOn(from: saved.map { ContactDraft($0.content) } ?? sent, sent: sent) }
    }

    private func leaveForm() {
        if state.phase == .gone, case .contact(let id) = subject { signal(.gone(id)) } else { signal(.back) }
    }

    private func change(_ body: (inout DraftForm) -> Void) {
        guard var form else { return }
        body(&form)
        self.form = form
        form.show(in: &state)
    }

    private func attempt(_ body: () throws -> Void) {
        do {
            try body()
            form?.show(in: &state)
        } catch {
            // What is typed stays, and can be left only knowingly; what is wrong is told when it is saved.
            guard form == nil else { return }
            state.phase = .failed(Explanation(error))
        }
    }
}
