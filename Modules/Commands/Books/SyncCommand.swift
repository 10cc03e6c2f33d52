package import ArgumentParsing
package import CommandKit
internal import CommandLineErrors
package import CommandLineStreams
internal import Directories
internal import Models
internal import Sync
internal import TerminalUI

/// `kith sync`: brings books up to their directories.
@MainActor
package struct SyncCommand: Command {
    package static let definition = CommandDefinition(
        "sync", "Send changes and refresh from directories",
        discussion: """
            Sends pending changes, reads the directories of the BOOKs, or of all books that have one, and stores the \
            differences; if a directory fails, its book stays as it is. Contacts that a directory no longer has go to the \
            trash if it would take them again. Asks before it removes more than half of a book of ten contacts or more \
            within a day, all contacts of a smaller one, or any while unreadable entries may be the contacts that are \
            missing.

            The exit code is 6 after a new conflict, 7 if a directory refuses a change, and that of the error if a \
            directory fails; it is 8 if these differ, if only some of several directories fail, or if a book was \
            stored but not all of it could be sent or read.
            """,
        arguments: [
            ArgumentDefinition(.book, "Books to sync (default: all)", kind: .name(of: .boundBook), count: .any)
        ],
        options: [
            .flag(.dryRun, "Show what would change, and change nothing"),
            .flag(.full, "Read all details again that a directory's list omits, not only a share of them"),
            .flag(.yes, short: "y", "Allow removing most of a book, or contacts that may only be unreadable"),
            .flag(.json, "Print as JSON"),
        ],
        examples: [
            .init("kith sync", "all books"),
            .init("kith sync rebels --dry-run", "what would change?"),
            .init("kith sync -q", "for cron: no output unless something fails"),
        ])

    private let refresher: Refresher
    private let confirmation: Confirmation
    private let output: Output
    private let diagnostics: Diagnostics

    package init(refresher: Refresher, confirmation: Confirmation, output: Output, diagnostics: Diagnostics) {
        self.refresher = refresher
        self.confirmation = confirmation
        self.output = output
        self.diagnostics = diagnostics
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let books = try books(arguments)
        var outcomes: [SyncOutcome] = []
        for book in books { outcomes.append(await refresh(book, arguments)) }
        // What went wrong with a book is told even where the result cannot be written.
        let written = Result {
            if arguments.flag(.json) {
                try SyncDocument(output: output).write(outcomes)
            } else {
                try writeLines(outcomes, arguments)
            }
            try output.flush()
        }
        if books.isEmpty { diagnostics.note("no book is connected to a directory; see `kith book add --help`") }
        for problem in outcomes.flatMap(\.problems) { diagnostics.fail(problem) }
        try written.get()
        return Self.exitCode(outcomes)
    }

    /// Each book once, however often it is named.
    private func books(_ arguments: ParsedCommand) throws -> [String] {
        let named = arguments.arguments(.book) + [arguments.value(.book)].compactMap { $0 }
        if named.isEmpty { return try refresher.boundBooks() }
        return named.reduce(into: []) { books, name in
            if !books.contains(name) { books.append(name) }
        }
    }

    private func refresh(_ book: String, _ arguments: ParsedCommand) async -> SyncOutcome {
        var options = RefreshOptions(
            isDryRun: arguments.flag(.dryRun), acceptsMassRemoval: arguments.flag(.yes), isUndoable: true,
            readsAllDetails: arguments.flag(.full),
            // Who syncs has no reason to wait for the next attempt.
            sending: .waiting)
        do throws(SyncError) {
            return SyncOutcome(book: book, report: try await refresher.refresh(book, options))
        } catch .heldBack(let report, let all) {
            let problem = CommandError(SyncError.heldBack(report, of: all))
            guard !options.isDryRun, confirmation.canAsk else {
                return SyncOutcome(book: book, report: options.isDryRun ? report : report.undone, problem: problem)
            }
            do {
                let doubt =
                    report.skipped.isEmpty ? "" : "\(report.skipped.count) entries couldn't be read; "
                try confirmation.ask("\(book): \(doubt)remove \(report.removed) of \(all) contacts?", flag: "--yes")
                options.acceptsMassRemoval = true
                return SyncOutcome(book: book, report: try await refresher.refresh(book, options))
            } catch {
                return SyncOutcome(book: book, problem: CommandError(error))
            }
        } catch {
            return SyncOutcome(book: book, problem: CommandError(error))
        }
    }

    private static func exitCode(_ outcomes: [SyncOutcome]) -> ExitCode {
        let codes = outcomes.flatMap(\.problems).map(\.exitCode)
        guard let first = codes.first else { return .done }
        let failures = outcomes.count { $0.problem != nil }
        let isWhole = failures == 0 || failures == outcomes.count
        return isWhole && codes.allSatisfy { $0 == first } ? first : .partlyDone
    }

    private func writeLines(_ outcomes: [SyncOutcome], _ arguments: ParsedCommand) throws {
        let isDryRun = arguments.flag(.dryRun)
        for outcome in outcomes {
            guard let report = outcome.report, isDryRun || outcome.problem == nil else { continue }
            let skipped = report.skipped.isEmpty ? "" : ", \(report.skipped.count) skipped"
            let sent = report.pushed == 0 ? "" : ", \(report.pushed) sent"
            if !arguments.flag(.quiet) {
                try output.writeLine(
                    "\(SafeText(report.book).string): \(report.fetched) fetched, \(isDryRun ? "would be " : "")"
                        + "\(report.added) added, \(report.changed) changed, \(report.removed) removed, "
                        + "\(report.unchanged) unchanged\(skipped)\(sent)")
            }
            if report.waiting > 0 {
                diagnostics.note("\(report.book): \(report.waiting.counted("change")) in the outbox; see `kith outbox`")
            }
            if report.conflicts > report.newConflicts {
                diagnostics.note("\(report.book): \(report.conflicts.counted("conflict")); see `kith conflicts`")
            }
            tell(report.skipped, of: report.book, as: "skipped")
            if arguments.flag(.verbose) { tell(report.omitted, of: report.book, as: "left out") }
        }
    }
}

extension SyncCommand {
    /// A few of the issues, and how many there are more: `--json` has all.
    private func tell(_ issues: [EntryIssue], of book: String, as what: String) {
        for issue in issues.prefix(SyncOutcome.mostTold) {
            diagnostics.note("\(book): \(what) \(issue.reason.excerpt(400))")
        }
        let more = issues.count - SyncOutcome.mostTold
        if more > 0 { diagnostics.note("\(book): \(what) \(more) more; --json lists them all") }
    }
}

extension RefreshReport {
    /// The same where nothing was stored: what came, and nothing that changed.
    fileprivate var undone: RefreshReport {
        var report = RefreshReport(book: book)
        report.fetched = fetched
        report.skipped = skipped
        report.omitted = omitted
        return report
    }
}
