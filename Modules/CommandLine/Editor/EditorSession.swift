internal import CommandLineErrors
package import CommandLineStreams
package import EditFeature
internal import Glibc
internal import Models

/// Has a draft edited as text until it can be saved, or the user gives up. What was typed is never lost: where it is
/// not saved, its file is kept and named.
@MainActor
package struct EditorSession {
    private let editor: TextEditor
    private let environment: [String: String]
    private let diagnostics: Diagnostics

    package nonisolated init(environment: [String: String], diagnostics: Diagnostics) {
        editor = TextEditor(environment: environment)
        self.environment = environment
        self.diagnostics = diagnostics
    }

    /// - Parameters:
    ///   - save: saves the draft; what it throws as a refusal of values, or because others have changed the same fields
    ///     meanwhile, is put into the text, which is then edited again where the user sits at the terminal.
    ///   - overrules: the user has seen what others have made of the fields since, and keeps their own.
    /// - Returns: what was saved; nil where nothing was typed.
    package func edit<Saved>(
        _ text: DraftText, save: (ContactDraft, _ overrules: Bool) throws -> Saved?
    ) throws -> Saved? {
        let signals = TerminationSignals()
        defer { signals.end() }
        let file = try EditedFile(environment: environment)
        var isKept = false
        defer { if !isKept { file.remove() } }
        let untouched = Array(text.text.utf8)
        var asked = untouched
        var toldOfOthers = false
        try file.write(untouched)
        while true {
            do {
                try editor.edit(file.path, signals)
            } catch {
                let typed = file.leftovers(of: untouched)
                isKept = !typed.isEmpty
                let problem = isKept ? Self.kept(typed, CommandError(error)) : CommandError(error)
                // What is thrown is told by nobody where a signal is about to end this process.
                if signals.received != nil { diagnostics.fail(problem) }
                throw problem
            }
            let read: [UInt8]
            do {
                read = try file.read().withoutByteOrderMark
            } catch {
                isKept = file.isRegular
                throw isKept ? Self.kept([file.path], CommandError(error)) : CommandError(error)
            }
            let typed = read.withoutMessages
            if typed == untouched || !typed.hasContent { return nil }
            do {
                // Leaving the editor is no answer; taking the message away is one.
                return try save(try text.draft(from: typed), toldOfOthers && read == typed)
            } catch {
                let problem = Self.problem(error)
                // Saved again without a change, or by a program: there is no use in asking once more.
                guard typed != asked, isatty(STDIN_FILENO) == 1, let messages = Self.messages(error) else {
                    isKept = true
                    throw Self.kept([file.path], problem)
                }
                asked = typed
                if case DraftError.changedMeanwhile = error { toldOfOthers = true } else { toldOfOthers = false }
                try file.write(typed.insertingMessages(messages))
                diagnostics.note("\(problem.message)\nthe editor opens again")
            }
        }
    }

    /// Messages to put into the text; nil for errors that cannot be corrected there.
    private static func messages(_ error: any Error) -> [EditorMessage]? {
        switch error {
        case let error as DraftTextError: error.errors.map { EditorMessage(place: .line($0.line), text: $0.message) }
        case DraftError.invalid(let messages):
            messages.map { message in
                EditorMessage(
                    place: message.field.map { .field($0) } ?? .top,
                    text: (message.field.map { "\($0.rawValue) " } ?? "") + message.text)
            }
        case DraftError.changedMeanwhile(let fields, let now):
            ContactField.typed.filter(fields.contains).map { field in
                let theirs = now[field].map(\.text).joined(separator: ", ")
                let what = theirs.nonBlank == nil ? "was cleared" : "was changed to \(theirs.quoted)"
                return EditorMessage(
                    place: .field(field),
                    text: "\(field.rawValue) \(what) by someone else in the meantime: remove this line to keep yours")
            }
        default: nil
        }
    }

    private static func problem(_ error: any Error) -> CommandError {
        guard let error = error as? DraftTextError else { return CommandError(error) }
        let lines = error.errors.map { "  line \($0.line + 1): \($0.message)" }
        return CommandError(
            kind: "validation", (["the text is invalid:"] + lines).joined(separator: "\n"), exitCode: .refused)
    }

    /// The path is part of the message, since hints are not told to who wants quiet.
    private static func kept(_ paths: [String], _ problem: CommandError) -> CommandError {
        CommandError(
            kind: problem.kind, "\(problem.message)\nyour text was saved in \(paths.joined(separator: ", "))",
            hint: problem.hint, exitCode: problem.exitCode)
    }
}
