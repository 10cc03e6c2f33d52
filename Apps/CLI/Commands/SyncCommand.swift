internal import ArgumentParsing
internal import Composition
internal import Directories
internal import JSON
internal import Sync

/// `kith sync`: brings books up to their directories.
@MainActor
struct SyncCommand: Command {
    static let definition = CommandDefinition(
        "sync", "Bring books up to date with their directories",
        discussion: """
            Reads the directories of the BOOKs, or of all books that have one, and writes the difference into the \
            store: wholly or, where a directory fails, not at all. A directory that no longer has more than half of a \
            book of ten contacts or more is asked about first.
            """,
        arguments: [ArgumentDefinition("BOOK", "Which books (default: all)", kind: .book, count: .any)],
        options: [
            .flag("dry-run", "Report what would change, and change nothing"),
            .flag("yes", short: "y", "Agree to the removal of most of a book"),
            .flag("json", "As a JSON document"),
        ],
        examples: [
            .init("kith sync", "all books"),
            .init("kith sync rebels --dry-run", "what would change?"),
            .init("kith sync -q", "for cron: silent unless something fails"),
        ])

    let refresher: Refresher
    let confirmation: Confirmation
    let output: Output
    let diagnostics: Diagnostics

    private struct Outcome {
        let book: String
        var report: RefreshReport?
        var problem: Problem?
    }

    func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let named = arguments.arguments("BOOK") + [arguments.value("book")].compactMap { $0 }
        let books = try named.isEmpty ? refresher.boundBooks() : named
        var outcomes: [Outcome] = []
        for book in books { outcomes.append(await refresh(book, arguments)) }
        if arguments.flag("json") { try writeDocument(outcomes) } else { try writeLines(outcomes, arguments) }
        try output.flush()
        if books.isEmpty { diagnostics.note("no book is bound to a directory; `kith book add --help` says how") }
        for problem in outcomes.compactMap(\.problem) { diagnostics.fail(problem) }
        return Self.exitCode(outcomes)
    }

    private func refresh(_ book: String, _ arguments: ParsedCommand) async -> Outcome {
        var options = RefreshOptions(
            isDryRun: arguments.flag("dry-run"), acceptsMassRemoval: arguments.flag("yes"))
        do {
            do throws(SyncError) {
                return Outcome(book: book, report: try await refresher.refresh(book, options))
            } catch {
                guard case .heldBack(_, let removing, let all) = error, !options.isDryRun, confirmation.canAsk else {
                    throw error
                }
                try confirmation.ask("\(book): remove \(removing) of \(all) contacts?", flag: "--yes")
                options.acceptsMassRemoval = true
                return Outcome(book: book, report: try await refresher.refresh(book, options))
            }
        } catch {
            return Outcome(book: book, problem: Problem(error))
        }
    }

    private static func exitCode(_ outcomes: [Outcome]) -> ExitCode {
        let codes = outcomes.compactMap(\.problem?.exitCode)
        guard let first = codes.first else { return .done }
        return codes.count == outcomes.count && codes.allSatisfy { $0 == first } ? first : .partlyDone
    }

    private func writeLines(_ outcomes: [Outcome], _ arguments: ParsedCommand) throws {
        let would = arguments.flag("dry-run") ? "would be " : ""
        for report in outcomes.compactMap(\.report) {
            let skipped = report.skipped.isEmpty ? "" : ", \(report.skipped.count) skipped"
            if !arguments.flag("quiet") {
                try output.writeLine(
                    "\(report.book): \(report.fetched) fetched, \(would)\(report.added) added, \(report.changed) changed, "
                        + "\(report.removed) removed, \(report.unchanged) unchanged\(skipped)")
            }
            for issue in report.skipped { diagnostics.note("\(report.book): skipped \(issue.reason)") }
            if arguments.flag("verbose") {
                for issue in report.omitted { diagnostics.note("\(report.book): left out \(issue.reason)") }
            }
        }
    }

    private func writeDocument(_ outcomes: [Outcome]) throws {
        var writer = JSONWriter(.pretty)
        writer.beginObject()
        writer.member("schema", "kith.sync/1")
        writer.key("items")
        writer.beginArray()
        for outcome in outcomes {
            let report = outcome.report ?? RefreshReport(book: outcome.book)
            writer.beginObject()
            writer.member("book", report.book)
            for (name, count) in [
                ("fetched", report.fetched), ("added", report.added), ("changed", report.changed),
                ("removed", report.removed), ("unchanged", report.unchanged), ("pushed", report.pushed),
                ("conflicts", report.conflicts),
            ] {
                writer.member(name, count)
            }
            writer.key("skipped")
            writer.beginArray()
            for issue in report.skipped {
                writer.beginObject()
                writer.member("index", issue.index)
                writer.member("id", issue.id)
                writer.member("reason", issue.reason)
                writer.endObject()
            }
            writer.endArray()
            writer.key("error")
            if let problem = outcome.problem { writer.problem(problem) } else { writer.null() }
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        try output.write(writer.take() + [UInt8(ascii: "\n")])
    }
}
