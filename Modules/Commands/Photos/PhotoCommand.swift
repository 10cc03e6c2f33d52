package import ArgumentParsing
package import CommandKit
package import CommandLinePictures
package import CommandLineStreams
package import EditFeature
package import Editing
package import ImageCache
package import ImageChoosing
internal import Models
package import Persistence
internal import TerminalImages

/// `kith photo`: a contact's picture.
@MainActor
package struct PhotoCommand: Command {
    private enum Action: String {
        case show, set, export, remove
    }

    package static let definition = CommandDefinition(
        "photo", "Show, set, export and remove a contact's photo",
        discussion: """
            Shows pictures in the best way that the terminal supports: kitty, iTerm2, sixel, or colored blocks; \
            KITH_USE=ImageRenderer=blocks, kitty, iterm2, sixel, symbols, ascii or initials forces one. They are \
            cached: `kith cache` shows how many.
            """,
        subcommands: [
            CommandDefinition(
                Action.show, "Show the photo at the size of the terminal", arguments: [ContactChoice.one()],
                options: [
                    .value(.columns, "N", "Limit to N columns", kind: .integer(1...most)),
                    .value(.rows, "N", "Limit to N rows", kind: .integer(1...most)),
                ]),
            CommandDefinition(
                Action.set, "Set a contact's photo",
                discussion: """
                    PNG, JPEG, GIF or WebP. Pictures larger than the book's directory takes are scaled down; metadata such \
                    as place and author is removed.
                    """,
                arguments: [ContactChoice.oneBeforeOthers, file], options: ChangeReport.options,
                examples: [.init("kith photo set leia leia.jpg", "from a file; - is standard input")]),
            CommandDefinition(
                Action.export, "Write the original photo to a file", arguments: [ContactChoice.oneBeforeOthers, file],
                options: [.flag(.force, short: "f", "Replace an existing file")],
                examples: [.init("kith photo export leia - | display", "to another program")]),
            CommandDefinition(
                Action.remove, "Remove the photo", arguments: [ContactChoice.one()], options: ChangeReport.options),
        ])

    /// Columns or rows: kitty numbers no more of them.
    private static let most = 297
    private static let file = ArgumentDefinition(.file, "A file, or - ", kind: .file)

    private let store: any ContactStore
    private let editor: ContactEditor
    private let drafts: DraftEditor
    private let choice: ContactChoice
    private let report: ChangeReport
    private let images: any ImageLoading
    /// Called only where a photo is shown.
    private let printer: @MainActor () throws -> PhotoPrinter
    private let chosen: ChosenPhoto
    private let output: Output
    private let diagnostics: Diagnostics

    package init(
        store: any ContactStore, editor: ContactEditor, drafts: DraftEditor, choice: ContactChoice,
        report: ChangeReport, images: any ImageLoading, printer: @escaping @MainActor () throws -> PhotoPrinter,
        chosen: ChosenPhoto, output: Output, diagnostics: Diagnostics
    ) {
        self.store = store
        self.editor = editor
        self.drafts = drafts
        self.choice = choice
        self.report = report
        self.images = images
        self.printer = printer
        self.chosen = chosen
        self.output = output
        self.diagnostics = diagnostics
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let id = try choice.contact(arguments.arguments(.contact), book: arguments.value(.book))
        guard let contact = try store.read({ try $0.contact(id) }) else { throw EditError.noSuchContact(id) }
        switch arguments.subcommand(as: Action.self) {
        case .set: return try await set(contact, arguments)
        case .export: return try await export(contact, arguments)
        case .remove: return try await remove(contact, arguments)
        case .show: return try await show(contact, arguments)
        }
    }

    private func show(_ contact: Contact, _ arguments: ParsedCommand) async throws -> ExitCode {
        let url = try url(of: contact)
        let size = PhotoSize(
            columns: min(arguments.integer(.columns) ?? output.columns, Self.most),
            // A picture that is as high as the screen would scroll its own first row away.
            rows: min(arguments.integer(.rows) ?? Self.most, max(output.rows - 2, 1), Self.most))
        let printer = try printer()
        if printer.needsTerminal { output.leavePagerOut() }
        let picture = try await printer.picture(ofURL: url, name: contact.card.displayName, size: size)
        try output.write(picture)
        try output.flush()
        return .done
    }

    private func set(_ contact: Contact, _ arguments: ParsedCommand) async throws -> ExitCode {
        let limits = try drafts.capabilities(ofBook: contact.book).photoLimits
        let photo = try chosen.photo(at: arguments.argument(.file) ?? "-", for: limits)
        let changed = try editor.setPhoto(of: contact.id, to: photo)
        return try await report.run(
            change(contact, changed, summary: "set the photo of \(contact.nameInSentence)"), arguments)
    }

    private func remove(_ contact: Contact, _ arguments: ParsedCommand) async throws -> ExitCode {
        let changed = try editor.removePhoto(of: contact.id)
        return try await report.run(
            change(contact, changed, summary: "removed the photo of \(contact.nameInSentence)"), arguments)
    }

    private func change(_ contact: Contact, _ changed: Contact?, summary: String) -> ChangeReport.Change {
        ChangeReport.Change(
            action: changed == nil ? "unchanged" : "changed", summary: changed == nil ? nil : summary,
            shown: [changed ?? contact])
    }

    private func export(_ contact: Contact, _ arguments: ParsedCommand) async throws -> ExitCode {
        let image = try await images.data(at: url(of: contact), priority: .visible)
        let path = arguments.argument(.file) ?? "-"
        if path == "-" {
            try output.write(image.bytes)
            try output.flush()
        } else {
            try PictureFile.write(image.bytes, to: path, replaces: arguments.flag(.force))
            diagnostics.note(
                "wrote \(image.format.name), \(image.width) × \(image.height) pixels, to \"\(path.excerpt(300))\"")
        }
        return .done
    }

    private func url(of contact: Contact) throws -> String {
        if let photo = contact.card.photo { return photo.url }
        throw CommandError(
            kind: "not-found", "\(contact.quotedName) has no photo", hint: "Set one with `kith photo set`.",
            exitCode: .nothingFound)
    }
}
