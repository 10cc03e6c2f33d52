import Models
import Persistence
import SQLitePersistence
import Testing

/// Erasure of removed data from the file.
@Suite struct ErasureTests {
    private static let name = "Zaphodibus"

    private func bytes(_ folder: TemporaryFolder) throws -> String {
        try ["kith.db", "kith.db-wal"].map { String(decoding: try folder.bytes($0), as: UTF8.self).lowercased() }
            .joined()
    }

    @Test func `nothing that was removed can be read in the file once its traces are erased`() throws {
        try TemporaryFolder.with { folder in
            let store = try SQLiteContactStore(path: folder.database)
            try store.fill([contact(1, Self.name)] + (2...200).map { contact($0, "Trillian \($0)") })
            try store.write { writer in
                let content = try #require(try writer.contact(id(1))).content
                try writer.recordHistory(summary: Self.name, at: moment(0), changes: [change(1, to: content)])
                try writer.remove([id(1)])
                try writer.forgetHistory(of: [id(1)])
            }
            #expect(try bytes(folder).contains(Self.name.lowercased()), "SQLite alone leaves it")
            try store.eraseTraces()
            // Words of the index are kept without what they share with those before them.
            #expect(try !bytes(folder).contains("phodibus"))
            #expect(try store.read { try $0.count(ContactQuery(terms: SearchTerm.terms(in: ["trillian"]))) } == 199)
            #expect(try store.read { try $0.count(ContactQuery(terms: SearchTerm.terms(in: ["zaph"]))) } == 0)
        }
    }

    @Test func `a store that somebody else is reading says so, and is erased afterwards`() throws {
        try TemporaryFolder.with { folder in
            let store = try SQLiteContactStore(path: folder.database, busyTimeout: .milliseconds(50))
            try store.fill([contact(1, Self.name)])
            let other = try SQLiteContactStore(path: folder.database)
            try other.read { reader in
                #expect(try reader.count(ContactQuery()) == 1)
                try store.write { try $0.remove([id(1)]) }
                #expect(throws: StoreError.busy(path: folder.database)) { try store.eraseTraces() }
            }
            try store.eraseTraces()
            #expect(try !bytes(folder).contains("phodibus"))
        }
    }
}
