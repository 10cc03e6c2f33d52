internal import Composition
internal import EditFeature
internal import Editing
internal import Models

/// Has a draft edited as text until it can be saved, or the person gives up. What was typed is never lost: where it is
/// not saved, its file is kept and named.
@MainActor
struct EditorSession {
    private let editor: TextEditor
    private let environment: [String: String]
    private let diagnostics: Diagnostics

    nonisolated init(settings: Settings, diagnostics: Diagnostics) {
        editor = TextEditor(environment: settings.environment)
        environment = settings.environment
        self.diagnostics = diagnostics
    }

    /// - Parameter save: saves the draft; what it throws as a refusal of values is put into the text, which is then
    ///   edited again.
    /// - Returns: what was saved; nil where nothing was typed.
    func edit<Saved>(_ text: DraftText, save: (ContactDraft) throws -> Saved?) throws -> Saved? {
        let file = try EditedFile(environment: environment)
        var isKept = false
        defer { if !isKept { file.remove() } }
        var shown = Array(text.text.utf8)
        let untouched = shown
        try file.write(shown)
        while true {
            do {
                try editor.edit(file.path)
            } catch {
                isKept = (try? file.read()) != untouched
                throw isKept ? Self.kept(file, Problem(error)) : error
            }
            let typed = try file.read()
            if typed == untouched || !typed.hasContent { return nil }
            // Saved again without a change: there is no use in asking once more.
            let isGivenUp = typed == shown && shown != untouched
            let plain = typed.withoutMessages
            do {
                return try save(try text.draft(from: plain))
            } catch {
                let problem = Self.problem(error)
                guard !isGivenUp, let messages = Self.messages(error) else {
                    isKept = true
                    throw Self.kept(file, problem)
                }
                shown = plain.insertingMessages(messages)
                try file.write(shown)
                diagnostics.note("\(problem.message)\nthe editor opens again")
            }
        }
    }

    /// What is put into the text; nil for what the person cannot mend there.
    private static func messages(_ error: any Error) -> [EditorMessage]? {
        switch error {
        case let fault as DraftTextFault: fault.faults.map { EditorMessage(place: .line($0.line), text: $0.message) }
        case EditFault.invalid(let messages, _):
            messages.map { message in
                EditorMessage(
                    place: message.field.map { .field($0) } ?? .top,
                    text: (message.field.map { "\($0.rawValue) " } ?? "") + message.text)
            }
        default: nil
        }
    }

    private static func problem(_ error: any Error) -> Problem {
        guard let fault = error as? DraftTextFault else { return Problem(error) }
        let lines = fault.faults.map { "  line \($0.line + 1): \($0.message)" }
        return Problem(
            kind: "validation", (["the text cannot be read:"] + lines).joined(separator: "\n"), exitCode: .refused)
    }

    private static func kept(_ file: EditedFile, _ problem: Problem) -> Problem {
        Problem(
            kind: problem.kind, problem.message, hint: "What was typed is kept in \(file.path).",
            exitCode: problem.exitCode)
    }
}
