internal import CommandKit
internal import CommandLineFormats
internal import CommandLineStreams
internal import Directories
internal import JSON
internal import Models
internal import Sync

/// JSON document of a sync's outcome.
@MainActor
struct SyncDocument {
    let output: Output

    /// `kith.sync/1`.
    func write(_ outcomes: [SyncOutcome]) throws {
        try output.write(
            JSONWriter.document("kith.sync/1") { writer in
                writer.objects("items", outcomes) { $0.outcome($1) }
            })
    }
}

extension JSONWriter {
    fileprivate mutating func outcome(_ outcome: SyncOutcome) {
        let report = outcome.report ?? RefreshReport(book: outcome.book)
        member("book", report.book)
        for (name, count) in [
            ("fetched", report.fetched), ("added", report.added), ("changed", report.changed),
            ("removed", report.removed), ("unchanged", report.unchanged), ("pushed", report.pushed),
            ("conflicts", report.conflicts), ("new_conflicts", report.newConflicts), ("waiting", report.waiting),
        ] {
            member(name, count)
        }
        objects("skipped", report.skipped) { writer, issue in
            writer.member("index", issue.index)
            writer.member("id", issue.id)
            writer.member("reason", issue.reason)
        }
        objects("unread", report.unread) { writer, details in
            writer.member("id", details.contact.text)
            writer.member("name", details.name.nonBlank)
            writer.member("url", details.url)
            writer.member("reason", details.error.message)
        }
        objects("refused", report.refused) { writer, refusal in
            writer.member("id", refusal.contact.text)
            writer.messages(refusal.messages)
        }
        key("error")
        if let problem = outcome.error { self.problem(problem) } else { null() }
    }
}
