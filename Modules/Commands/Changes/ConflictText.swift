internal import CommandLineStreams
internal import EditFeature
internal import JSON
internal import Models
internal import Persistence

/// A conflict with both sides.
struct ConflictItem: Sendable {
    let conflict: Conflict
    /// As it is here, or was where it was deleted.
    let contact: Contact
    private let mine: ContactDraft
    private let theirs: ContactDraft

    /// Nil where the contact itself is nowhere any more.
    init?(_ conflict: Conflict, _ reader: any StoreReader) throws {
        let trashed = try reader.trashed(conflict.contact)
        guard let contact = try reader.contact(conflict.contact) ?? trashed?.contact else { return nil }
        self.conflict = conflict
        self.contact = contact
        mine = ContactDraft(contact.content)
        let base = try reader.base(of: conflict.contact) ?? trashed?.base
        theirs = ContactDraft(base ?? contact.content)
    }

    /// A word of the JSON contract.
    var kind: String {
        switch conflict.kind {
        case .bothChanged: "both-changed"
        case .deletedThere: "deleted-there"
        case .deletedHere: "deleted-here"
        }
    }

    /// The fields in conflict; where one side has deleted the contact, those in which the other one differs.
    var fields: [(field: ContactField, mine: String?, theirs: String?)] {
        let fields = conflict.fields.isEmpty ? mine.changes(from: theirs) : conflict.fields
        return ContactField.allCases.filter(fields.contains).map { field in
            (field, Self.text(field, of: mine), Self.text(field, of: theirs))
        }
    }

    private static func text(_ field: ContactField, of draft: ContactDraft) -> String? {
        if field == .favorite { return draft.isFavorite ? "yes" : "no" }
        return draft[field].map { value in value.label.map { "\(value.text) (\($0))" } ?? value.text }
            .joined(separator: "\n").nonBlank
    }
}

/// Conflicts as text and as JSON.
@MainActor
struct ConflictText {
    let output: Output

    func writeLines(_ items: [ConflictItem]) throws {
        try TextTable(output: output, titles: ["NAME", "BOOK", "KIND", "FIELDS", "ID"]).write(
            items.map { item in
                let contact = item.contact
                let fields = item.conflict.fields.map(\.rawValue).sorted().joined(separator: " ")
                return [contact.card.displayName, contact.book, item.kind, fields, contact.id.text]
            })
    }

    func writeFields(_ item: ConflictItem) throws {
        let gone = [
            (item.conflict.kind == .deletedHere ? "deleted" : "", item.conflict.kind == .deletedThere ? "deleted" : "")
        ].filter { !$0.0.isEmpty || !$0.1.isEmpty }
        try TextTable(output: output, titles: ["FIELD", "MINE", "THEIRS"]).write(
            gone.map { ["contact", $0.0, $0.1] }
                + item.fields.map { [$0.field.rawValue, $0.mine ?? "", $0.theirs ?? ""] })
    }

    func writeDocument(_ items: [ConflictItem]) throws {
        try output.write(
            JSONWriter.document("kith.conflicts/1") { writer in
                writer.objects("items", items) { $0.conflict($1) }
                writer.member("total", items.count)
            })
    }

    func writeDocument(_ item: ConflictItem) throws {
        try output.write(
            JSONWriter.document("kith.conflict/1") { writer in
                writer.key("conflict")
                writer.beginObject()
                writer.conflict(item)
                writer.endObject()
            })
    }
}

extension JSONWriter {
    fileprivate mutating func conflict(_ item: ConflictItem) {
        member("id", item.contact.id.text)
        member("name", item.contact.card.displayName.nonBlank)
        member("book", item.contact.book)
        member("kind", item.kind)
        objects("fields", item.fields) { writer, side in
            writer.member("field", side.field.rawValue)
            writer.member("mine", side.mine)
            writer.member("theirs", side.theirs)
        }
    }
}
