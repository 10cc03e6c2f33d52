internal import AddressBooks
internal import CommandLineStreams
internal import JSON
internal import Models
internal import Persistence
internal import TerminalUI

/// Books as text and as JSON.
@MainActor
struct BookText {
    let output: Output

    /// On a terminal aligned; in a pipe name, directory, contacts, last sync and URL between tabs.
    func writeLines(_ books: [BookSummary]) throws {
        let rows = books.map { [$0.book.name, $0.directory, String($0.contacts), $0.lastSync, $0.url ?? ""] }
        guard output.isTerminal else {
            for row in rows { try output.write(TabSeparated.record(row, terminator: "\n")) }
            return
        }
        let titles = ["BOOK", "DIRECTORY", "CONTACTS", "LAST SYNC", "URL"]
        let cells = ([titles] + rows).map { $0.map { SafeText($0) } }
        let widths = titles.indices.map { column in cells.map { $0[column].displayWidth }.max() ?? 0 }
        for (index, row) in cells.enumerated() {
            let line = zip(row, widths).map { $0.fitted(toWidth: $1).string }.joined(separator: "  ")
            try output.writeLine(index == 0 ? output.style.dim(line) : line)
        }
    }

    func writeFields(_ summary: BookSummary) throws {
        let fields = [
            ("Name", summary.book.name), ("Directory", summary.directory), ("URL", summary.url ?? ""),
            ("Options", summary.options.map { "\($0.key)=\($0.value)" }.joined(separator: " ")),
            ("Can", summary.capabilities.joined(separator: ", ")), ("Contacts", String(summary.contacts)),
            ("Last sync", summary.lastSync),
            ("Skipped", summary.status.skipped == 0 ? "" : String(summary.status.skipped)),
        ]
        for (name, value) in fields where !value.isEmpty {
            if output.isTerminal {
                try output.writeLine(SafeText(name).fitted(toWidth: 11).string + SafeText(value).string)
            } else {
                try output.write(TabSeparated.record([name, value], terminator: "\n"))
            }
        }
    }

    /// `kith.books/1`.
    func writeDocument(_ books: [BookSummary]) throws {
        try output.write(
            JSONWriter.document("kith.books/1") { writer in
                writer.members("items", books) { $0.book($1) }
                writer.member("total", books.count)
            })
    }

    /// `kith.book/1`.
    func writeDocument(_ book: BookSummary) throws {
        try output.write(
            JSONWriter.document("kith.book/1") { writer in
                writer.key("book")
                writer.book(book)
            })
    }
}

extension BookSummary {
    fileprivate var directory: String { book.directory?.kind ?? "local" }
    fileprivate var lastSync: String { status.lastSuccess?.description ?? "" }
    fileprivate var options: [(key: String, value: String)] {
        (book.directory?.options ?? [:]).sorted { $0.key < $1.key }
    }
}

extension JSONWriter {
    fileprivate mutating func book(_ summary: BookSummary) {
        beginObject()
        member("name", summary.book.name)
        member("directory", summary.book.directory?.kind)
        member("url", summary.url)
        key("options")
        beginObject()
        for (name, value) in summary.options { member(name, value) }
        endObject()
        key("capabilities")
        beginArray()
        for capability in summary.capabilities { string(capability) }
        endArray()
        member("contacts", summary.contacts)
        member("last_sync", summary.status.lastSuccess?.description)
        member("skipped", summary.status.skipped)
        endObject()
    }
}
