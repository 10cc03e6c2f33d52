internal import CommandKit
internal import CommandLineFormats
internal import CommandLineStreams
internal import JSON
internal import Models
internal import Persistence

/// A change in the outbox with the name of its contact.
struct OutboxItem: Sendable {
    let entry: OutboxEntry
    let name: String

    init(_ entry: OutboxEntry, _ reader: any StoreReader) throws {
        self.entry = entry
        let contact = try reader.contact(entry.contact) ?? reader.trashed(entry.contact)?.contact
        name = contact?.card.displayName ?? ""
    }

    var messages: [RefusalMessage] {
        if case .refused(let messages) = entry.state { messages } else { [] }
    }

    var fields: [String] { entry.operation == .update ? entry.fields.map(\.rawValue).sorted() : [] }

    /// A word of the JSON contract.
    var state: String {
        switch entry.state {
        case .waiting: "waiting"
        case .sending: "sending"
        case .refused: "refused"
        }
    }
}

/// The outbox as text and as JSON.
@MainActor
struct OutboxText {
    let output: Output

    func writeLines(_ items: [OutboxItem]) throws {
        try TextTable(output: output, titles: ["ENTRY", "CHANGE", "STATE", "NAME", "BOOK", "ID", "MESSAGES"]).write(
            items.map { item in
                let change = ([item.entry.operation.rawValue] + item.fields).joined(separator: " ")
                let messages = item.messages.map { ($0.field.map { "\($0.rawValue): " } ?? "") + $0.text }
                return [
                    String(item.entry.id), change, item.state, item.name, item.entry.book, item.entry.contact.text,
                    messages.joined(separator: "; "),
                ]
            })
    }

    func writeDocument(_ items: [OutboxItem]) throws {
        try output.write(
            JSONWriter.document("kith.outbox/1") { writer in
                writer.objects("items", items) { $0.item($1) }
                writer.member("total", items.count)
            })
    }
}

extension JSONWriter {
    fileprivate mutating func item(_ item: OutboxItem) {
        let entry = item.entry
        member("entry", Int(entry.id))
        member("id", entry.contact.text)
        member("name", item.name.nonBlank)
        member("book", entry.book)
        member("remote_id", entry.remoteID)
        member("operation", entry.operation.rawValue)
        members("fields", item.fields) { $0.string($1) }
        member("state", item.state)
        var notBefore: String?
        if case .waiting(let moment?) = entry.state { notBefore = moment.description }
        member("not_before", notBefore)
        member("attempts", entry.attempts)
        messages(item.messages)
        member("created", entry.created.description)
    }
}
