internal import ArgumentParsing
package import CommandKit
internal import CommandLineStreams
internal import Models
package import Persistence

/// The end of `undo` and `redo`.
@MainActor
package struct StepReport {
    enum Direction: String {
        case undone, redone
    }

    private let store: any ContactStore
    private let report: ChangeReport

    package nonisolated init(store: any ContactStore, report: ChangeReport) {
        self.store = store
        self.report = report
    }

    /// - Parameter step: with those of its changes that were made.
    func run(_ step: HistoryEntry, _ direction: Direction, _ arguments: ParsedCommand) async throws -> ExitCode {
        let isUndone = direction == .undone
        let (contacts, trashed) = try store.read { reader in
            let trashed = try step.changes.compactMap { try reader.trashed($0.contact)?.contact }
            return (try step.changes.compactMap { try reader.contact($0.contact) } + trashed, trashed)
        }
        // What was created, and what its directory has deleted since it was changed.
        let moved =
            isUndone && !trashed.isEmpty
            ? " (\(trashed.names) \(trashed.count == 1 ? "is" : "are") in the trash now)" : ""
        return try await report.run(
            ChangeReport.Change(
                action: direction.rawValue,
                summary: step.changes.isEmpty
                    ? nil : "\(isUndone ? "undid" : "redid"): \(step.summary.excerpt(200))\(moved)",
                shown: contacts,
                nothing: "nothing left to change: \(step.summary.excerpt(200))",
                wayBack: isUndone ? "redo with `kith redo`" : "undo with `kith undo`"),
            arguments)
    }

    static func nothing(to what: String) -> CommandError {
        CommandError(kind: "not-found", "there is nothing to \(what)", exitCode: .nothingFound)
    }
}
