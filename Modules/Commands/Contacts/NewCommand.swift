package import ArgumentParsing
package import CommandKit
package import CommandLineEditor
internal import CommandLineErrors
internal import CommandLineFormats
package import CommandLineStreams
package import EditFeature
internal import Glibc
package import ImageChoosing
internal import Models
package import Persistence

/// `kith new`: adds a contact.
@MainActor
package struct NewCommand: Command {
    package static let definition = CommandDefinition(
        "new", aliases: ["add"], "Add a contact",
        discussion: """
            Adds a contact to a book, from options, from a text in your editor, or with - from JSON on standard input in \
            the shape that --json prints. Prints its id. --book is needed if several books take new contacts.

            The contact is saved here first, then sent to the book's directory; if the directory can't be reached, it \
            stays in the outbox.
            """,
        arguments: [.standardInput("Read the contact from standard input, as JSON")],
        options: FieldOptions.common + [
            .flag(.editor, "Write it in $VISUAL or $EDITOR")
        ] + ChangeReport.options,
        examples: [
            .init("kith new --given Jyn --family Erso --email home:jyn@example.org", "from options"),
            .init("kith show leia --json | kith new --book home --json -", "a copy in another book"),
        ])

    private let store: any ContactStore
    private let drafts: DraftEditor
    private let editing: EditorSession
    private let chosen: ChosenPhoto
    private let confirmation: Confirmation
    private let report: ChangeReport

    package init(
        store: any ContactStore, drafts: DraftEditor, editing: EditorSession, chosen: ChosenPhoto,
        confirmation: Confirmation, report: ChangeReport
    ) {
        self.store = store
        self.drafts = drafts
        self.editing = editing
        self.chosen = chosen
        self.confirmation = confirmation
        self.report = report
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let book = try book(arguments.value(.book))
        guard let made = try make(arguments, in: book) else {
            return try await report.run(
                ChangeReport.Change(
                    action: "unchanged", summary: nil, shown: [],
                    nothing: "the text was empty; no contact was added", isOfOne: true),
                arguments)
        }
        return try await report.run(
            ChangeReport.Change(
                action: "created", summary: "added \(made.nameInSentence) to \(made.book)", shown: [made],
                isOfOne: true,
                line: made.id.text),
            arguments)
    }

    private func make(_ arguments: ParsedCommand, in book: String) throws -> Contact? {
        let changes = try FieldOptions.changes(arguments)
        let readsJSON = arguments.argument(.standardInput) != nil
        let photo = try chosen.named(by: arguments, readsJSON: readsJSON) {
            try drafts.capabilities(ofBook: book).photoLimits
        }
        let isBare = changes.isEmpty && photo == nil && !readsJSON
        if arguments.flag(.editor) || (isBare && confirmation.canAsk) {
            guard isBare else { throw EditingUsage.severalSources }
            let text = DraftText(
                ContactDraft(), title: "A new contact in \(book)", book: book,
                capabilities: try drafts.capabilities(ofBook: book))
            return try editing.edit(text) { draft, _ in try drafts.create(draft, in: book) }
        }
        guard !isBare else { throw EditingUsage.nothingGiven("to add") }
        var draft = ContactDraft()
        if readsJSON {
            try ContactDocument(StandardInput.bytes()).apply(to: &draft)
            try dropForeignPhoto(of: &draft)
        }
        for change in changes { try change.apply(&draft) }
        return try drafts.create(draft, in: book, photo: photo)
    }

    /// A photo that was set in another store is not in its JSON: the copy comes without.
    private func dropForeignPhoto(of draft: inout ContactDraft) throws {
        guard let url = draft[.photo].first?.text, let name = Photo(url: url).storedName,
            try !store.read({ try $0.hasPhoto(named: name) })
        else { return }
        draft[.photo] = []
        report.note("the photo is in another store; set it with `kith photo set`")
    }

    /// The book that is named, or the only one that takes new contacts.
    private func book(_ name: String?) throws -> String {
        if let name { return name }
        let writable = try store.read { try $0.books() }
            .filter { $0.capabilities.operations.contains(.create) }.map(\.name)
        if let first = writable.first, writable.count == 1 { return first }
        guard !writable.isEmpty else {
            throw CommandError(
                kind: "validation", "no book takes new contacts",
                hint: "Add a local one with `kith book add contacts`, then try again.",
                exitCode: .refused)
        }
        throw CommandError(
            kind: "usage", "several books take new contacts: \(writable.joined(separator: ", "))",
            hint: "Name one with --book.", exitCode: .usage)
    }
}
