package import ArgumentParsing
package import CommandKit
package import CommandLineEditor
internal import CommandLineFormats
package import CommandLineStreams
package import EditFeature
internal import Editing
package import ImageChoosing
internal import Models
package import Persistence

/// `kith edit`: changes a contact.
@MainActor
package struct EditCommand: Command {
    package static let definition = CommandDefinition(
        "edit", aliases: ["modify"], "Change a contact",
        discussion: """
            Changes a contact with options, in your editor, or with - from JSON on standard input in the shape \
            that --json prints. Only fields that you name and that differ are changed and sent; an option with an empty \
            value clears its field. To remove it from the favorites, use `kith unfavorite`.

            The change is saved here first, then sent to the book's directory; if the directory can't be reached, it \
            stays in the outbox.
            """,
        arguments: [ContactChoice.one(), .standardInput("Read the changes from standard input, as JSON")],
        options: FieldOptions.common + FieldOptions.changing + [
            .flag(.editor, "Change it in $VISUAL or $EDITOR")
        ] + ChangeReport.options,
        examples: [
            .init("kith edit leia --title General --add-email work:l@example.org", "with options"),
            .init("kith edit leia --editor", "in the editor"),
            .init("kith show leia --json | jq '.contact.note = \"x\"' | kith edit leia --json -", "with JSON"),
        ])

    private let store: any ContactStore
    private let drafts: DraftEditor
    private let editing: EditorSession
    private let chosen: ChosenPhoto
    private let choice: ContactChoice
    private let confirmation: Confirmation
    private let report: ChangeReport

    package init(
        store: any ContactStore, drafts: DraftEditor, editing: EditorSession, chosen: ChosenPhoto,
        choice: ContactChoice, confirmation: Confirmation, report: ChangeReport
    ) {
        self.store = store
        self.drafts = drafts
        self.editing = editing
        self.chosen = chosen
        self.choice = choice
        self.confirmation = confirmation
        self.report = report
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let id = try choice.contact(arguments.arguments(.contact), book: arguments.value(.book))
        let before = try store.read { try $0.contact(id) }
        let changed = try change(id, arguments, readsJSON: arguments.argument(.standardInput) != nil)
        guard let contact = changed ?? before else { throw EditError.noSuchContact(id) }
        return try await report.run(
            ChangeReport.Change(
                action: changed == nil ? "unchanged" : "changed",
                summary: changed.map { "changed \($0.nameInSentence)" }, shown: [contact],
                nothing: "nothing was changed in \(contact.quotedName)", isOfOne: true),
            arguments)
    }

    /// Nil where nothing is to be changed.
    private func change(_ id: ContactID, _ arguments: ParsedCommand, readsJSON: Bool) throws -> Contact? {
        let changes = try FieldOptions.changes(arguments)
        let photo = try chosen.named(by: arguments, readsJSON: readsJSON) { try photoLimits(of: id) }
        let isBare = changes.isEmpty && photo == nil && !readsJSON
        if arguments.flag(.editor) || (isBare && confirmation.canAsk) {
            guard isBare else { throw EditingUsage.severalSources }
            return try changeInEditor(id)
        }
        guard !isBare else { throw EditingUsage.nothingGiven("to change") }
        let document = readsJSON ? try ContactDocument(StandardInput.bytes()) : nil
        return try drafts.update(id, photo: photo) { draft, contact in
            try document?.check(against: contact)
            try document?.apply(to: &draft)
            for change in changes { try change.apply(&draft) }
        }
    }

    private func photoLimits(of id: ContactID) throws -> PhotoLimits {
        guard let contact = try store.read({ try $0.contact(id) }) else { throw EditError.noSuchContact(id) }
        return try drafts.capabilities(ofBook: contact.book).photoLimits
    }

    private func changeInEditor(_ id: ContactID) throws -> Contact? {
        guard let contact = try store.read({ try $0.contact(id) }) else { throw EditError.noSuchContact(id) }
        let capabilities = try drafts.capabilities(ofBook: contact.book)
        guard capabilities.operations.contains(.update) else {
            throw EditError.cannot("change contacts", book: contact.book)
        }
        let original = ContactDraft(contact.content)
        let text = DraftText(
            original, title: "\(contact.card.displayName) in \(contact.book)", book: contact.book,
            capabilities: capabilities)
        var base = original
        var others: (fields: Set<ContactField>, now: ContactDraft)?
        return try editing.edit(text) { draft, overrules in
            if overrules, let others {
                for field in others.fields { base.take(field, from: others.now) }
            }
            do {
                return try drafts.update(id, from: base, to: draft)
            } catch DraftError.changedMeanwhile(let fields, let now) {
                others = (fields, now)
                throw DraftError.changedMeanwhile(fields, now: now)
            }
        }
    }
}
