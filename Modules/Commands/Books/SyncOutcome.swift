internal import CommandLineErrors
internal import CommandLineStreams
internal import Directories
internal import Models
internal import Sync

/// Outcome of a sync for one book.
struct SyncOutcome: Sendable {
    let book: String
    /// Changes made or, in a dry run, planned; set beside a problem if the sync was held back.
    var report: RefreshReport?
    /// Error that stopped the sync of the book.
    var problem: CommandError?

    /// All that the user has to see to: the book that could not be synced, or what its changes came to.
    var problems: [CommandError] {
        [problem, unfinished, unread].compactMap(\.self) + refusals + [conflicts].compactMap(\.self)
    }

    /// The error for machine output: the sync's, or what it could not finish.
    var error: CommandError? { problem ?? unfinished }

    private var unfinished: CommandError? {
        guard let report, let failure = report.failure else { return nil }
        let error = CommandError(SyncError.directory(book: book, failure))
        return CommandError(kind: error.kind, error.message, hint: error.hint, exitCode: .partlyDone)
    }

    private var unread: CommandError? {
        guard let report, !report.unread.isEmpty else { return nil }
        var told = report.unread.prefix(Self.mostTold).map { "\(book): \($0.message)" }
        let more = report.unread.count - told.count
        if more > 0 { told.append("\(book): and those of \(more.counted("contact")) more") }
        return CommandError(
            kind: report.unread.first?.error.kind ?? "directory", told.joined(separator: "\n"),
            hint: "They are stored without; the next sync asks for them again.", exitCode: .partlyDone)
    }

    /// Of many entries that have the same fault, a few say what it is.
    static let mostTold = 10

    private var refusals: [CommandError] {
        (report?.refused ?? []).map { refusal in
            let lines = ["\(book): the directory refuses the change of \(refusal.contact):"]
            return CommandError(
                kind: "validation", (lines + refusal.messages.map(\.line)).joined(separator: "\n"),
                hint: "Correct it with `kith edit`, or drop the change with `kith outbox drop`.", exitCode: .refused)
        }
    }

    private var conflicts: CommandError? {
        guard let report, report.newConflicts > 0 else { return nil }
        return CommandError(
            kind: "conflict", "\(book): \(report.newConflicts.counted("conflict")) between here and the directory",
            hint: "Resolve them with `kith conflicts resolve`.", exitCode: .conflict)
    }
}
