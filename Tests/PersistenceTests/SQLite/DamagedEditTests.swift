import Models
import Persistence
import SQLitePersistence
import Testing

/// Rows of edits that somebody has changed by hand, or an error of the disk.
@Suite struct DamagedEditTests {
    enum Damage: String, CaseIterable {
        case state = "UPDATE outbox SET state = 'lost'"
        case sendingSinceNever = "UPDATE outbox SET state = 'sending', moment = NULL"
        case operation = "UPDATE outbox SET operation = 'guess'"
        case field = "UPDATE outbox SET fields = '[\"nickname\", \"shoe\"]'"
        case fields = "UPDATE outbox SET fields = '{}'"
        case messages = "UPDATE outbox SET messages = '[{\"field\":\"email\"}]'"
        case message = "UPDATE outbox SET messages = '[7]'"
        case sent = "UPDATE outbox SET sent = '{\"favorite\":true'"
        case identifier = "UPDATE outbox SET id = 'aeiou'"
        case base = "UPDATE base SET content = 'x'"
        case unknownPart = "UPDATE base SET content = '{\"favorite\":true,\"shoe\":1}'"
        case noFavorite = "UPDATE base SET content = '{}'"
        case more = "UPDATE base SET content = content || '1'"
        case birthday = "UPDATE base SET content = '{\"favorite\":true,\"birthday\":\"2019-02-30\"}'"
        case address = "UPDATE base SET content = '{\"favorite\":true,\"addresses\":[{\"value\":[\"\"]}]}'"
        case preference =
            "UPDATE base SET content = replace(content, '\"preference\":1', '\"preference\":99999999999999999999')"
        case escape = "UPDATE base SET content = '{\"favorite\":true,\"note\":\"\\q\"}'"
        case bytes = "UPDATE base SET content = CAST(x'7B226E6F7465223A22FF227D' AS TEXT)"
        case trash = "UPDATE trash SET content = '[]'"
        case trashBase = "UPDATE trash SET base = ''"
        case conflict = "UPDATE conflict SET kind = 'none'"
        case conflictFields = "UPDATE conflict SET fields = '[name]'"
        case history = "UPDATE history_change SET content_after = 'null'"
        case emails = "UPDATE card SET emails = '[{\"value\":5}]'"
        case name = "UPDATE card SET name_parts = '{\"given\":\"Leia\"}'"

        /// The table and the contact that the error names.
        var place: String {
            switch self {
            case .emails: "emails of contact \(id(1))"
            case .name: "name_parts of contact \(id(1))"
            case .identifier: "outbox of contact aeiou"
            default: "\(rawValue.split(separator: " ")[1]) of contact \(id(1))"
            }
        }
    }

    @Test("what cannot be read is named, and nothing of it passed over", arguments: Damage.allCases)
    func damage(damage: Damage) throws {
        try TemporaryFolder.with { folder throws in
            let store = try SQLiteContactStore(path: folder.database)
            try store.fill([contact(1) { $0 = fullCard }])
            try store.write { writer throws in
                try writer.setBase(fullContent, of: id(1))
                try writer.saveOutboxEntry(
                    outboxEntry(1, sent: fullContent, state: .refused([RefusalMessage(field: .email, text: "no")])))
                try writer.setConflict(conflict(1))
                try writer.putInTrash(
                    TrashedContact(contact: contact(1) { $0 = fullCard }, deleted: moment(0), base: fullContent))
                try writer.recordHistory(summary: "", at: moment(0), changes: [change(1, to: fullContent)])
            }
            _ = try store.read { try $0.edits() }
            try RawDatabase(folder.database).execute(damage.rawValue)
            let error = #expect(throws: StoreError.self) { try store.read { try $0.edits() } }
            guard case .damaged(folder.database, let detail) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(detail.hasPrefix("\(damage.place): "), "\(detail)")
        }
    }

    @Test func `contents are JSON that a person can read and write`() throws {
        try TemporaryFolder.with { folder throws in
            let store = try SQLiteContactStore(path: folder.database)
            try store.fill([contact(1)])
            try store.write { try $0.setBase(fullContent, of: id(1)) }
            let raw = try RawDatabase(folder.database)
            #expect(try raw.text("SELECT json_extract(content, '$.emails[0].value') FROM base") == "leia@example.org")
            #expect(try raw.text("SELECT json_extract(content, '$.name.given[0]') FROM base") == "Leia")
            try raw.execute(
                "UPDATE base SET content = ' { \"favorite\" : false , \"name\" : { \"given\" : [ \"L\\u0065ia\" ] } } '"
            )
            var card = ContactCard()
            card.name.given = ["Leia"]
            #expect(try store.read { try $0.base(of: id(1)) } == ContactContent(card: card, isFavorite: false))
        }
    }
}
