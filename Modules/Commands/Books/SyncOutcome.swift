internal import CommandLineErrors
internal import CommandLineStreams
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
    var problems: [CommandError] { [problem].compactMap(\.self) + refusals + [conflicts].compactMap(\.self) }

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
