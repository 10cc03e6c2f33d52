import Glibc
import Models
import Persistence
import SQLitePersistence
import Testing

/// Checks and copies of the store as a whole.
@Suite struct StoreKeeperTests {
    private func filled(_ folder: TemporaryFolder, contacts: Int = 300) throws -> SQLiteContactStore {
        let store = try SQLiteContactStore(path: folder.database)
        try store.fill((1...contacts).map { contact($0, "Trillian \($0)") })
        return store
    }

    private func count(_ path: String) throws -> Int {
        try SQLiteContactStore(path: path).read { try $0.count(ContactQuery()) }
    }

    @Test func `a backup is one whole file of its owner's, made while others write`() throws {
        try TemporaryFolder.with { folder in
            let store = try filled(folder)
            let copy = folder.path + "/copy.db"
            try store.write { writer in
                try writer.addPhoto(picture)
                var first = try #require(try writer.contact(id(1)))
                first.card.photo = picture.photo
                try writer.replace(first, tag: nil)
            }
            try SQLiteStoreKeeper(path: folder.database).backUp(to: copy)
            var status = stat()
            #expect(stat(copy, &status) == 0 && status.st_mode & 0o777 == 0o600)
            for suffix in ["-wal", "-shm", "-journal", ".unfinished"] { #expect(access(copy + suffix, F_OK) != 0) }
            #expect(try RawDatabase(copy).integrity() == "ok")
            #expect(try count(copy) == 300)
            #expect(try SQLiteContactStore(path: copy).read { try $0.photo(named: picture.name) } == picture)
        }
    }

    @Test func `a file that is there is never replaced by a backup or a rescue`() throws {
        try TemporaryFolder.with { folder in
            _ = try filled(folder, contacts: 1)
            let keeper = SQLiteStoreKeeper(path: folder.database)
            let copy = folder.path + "/copy.db"
            try keeper.backUp(to: copy)
            let bytes = try folder.bytes("copy.db")
            #expect(throws: StoreError.self) { try keeper.backUp(to: copy) }
            #expect(throws: StoreError.self) { try keeper.rescue(to: copy) }
            #expect(try folder.bytes("copy.db") == bytes)
        }
    }

    @Test func `a restored store is what was backed up, for those that have it open too, and the former one is kept`()
        throws
    {
        try TemporaryFolder.with { folder in
            let store = try filled(folder)
            let keeper = SQLiteStoreKeeper(path: folder.database)
            let copy = folder.path + "/copy.db"
            try keeper.backUp(to: copy)
            try store.write { try $0.remove((1...299).map(id)) }
            let former = try #require(try keeper.restore(from: copy))
            #expect(try store.read { try $0.count(ContactQuery()) } == 300)
            #expect(try store.read { try $0.count(ContactQuery(terms: SearchTerm.terms(in: ["trillian"]))) } == 300)
            #expect(try count(former) == 1)
            #expect(try keeper.restore(from: copy) == former + ".2")
        }
    }

    @Test func `what is no store, or a damaged one, is not restored`() throws {
        try TemporaryFolder.with { folder in
            let store = try filled(folder)
            let keeper = SQLiteStoreKeeper(path: folder.database)
            let copy = folder.path + "/copy.db"
            try keeper.backUp(to: copy)
            try overwrite(copy, pages: 4..<12)
            try RawDatabase(folder.path + "/other.db").execute("CREATE TABLE a (b)")
            for source in [copy, folder.path + "/other.db", folder.path + "/none.db", folder.path] {
                #expect(throws: StoreError.self) { try keeper.restore(from: source) }
            }
            #expect(try store.read { try $0.count(ContactQuery()) } == 300)
        }
    }

    @Test func `damage is found, and what can be read is rescued and put in its place`() throws {
        try TemporaryFolder.with { folder in
            try filled(folder, contacts: 2_000).write { writer in
                try writer.putInTrash(TrashedContact(contact: contact(5_000, "Zaphod"), deleted: moment(1)))
            }
            let keeper = SQLiteStoreKeeper(path: folder.database)
            #expect(try keeper.structuralErrors(isThorough: true).isEmpty)
            try keeper.backUp(to: folder.path + "/whole.db")
            for suffix in ["-wal", "-shm"] { unlink(folder.database + suffix) }
            unlink(folder.database)
            rename(folder.path + "/whole.db", folder.database)
            // Leaves of the tree that holds the cards.
            try overwrite(folder.database, pages: 30..<32)
            let errors = try? keeper.structuralErrors(isThorough: false)
            #expect(errors?.isEmpty != true)
            let before = try folder.bytes("kith.db")
            let report = try keeper.rescue(to: folder.path + "/rescued.db")
            #expect(try folder.bytes("kith.db") == before)
            #expect(report.contacts + report.lost >= 2_000)
            #expect(report.contacts > 1_000)
            #expect(try RawDatabase(folder.path + "/rescued.db").integrity() == "ok")
            #expect(try count(folder.path + "/rescued.db") == report.contacts)
            #expect(try keeper.restore(from: folder.path + "/rescued.db") != nil)
            #expect(try count(folder.database) == report.contacts)
        }
    }

    @Test func `a file of an earlier version is copied before it is changed`() throws {
        try TemporaryFolder.with { folder in
            try RawDatabase(folder.database).execute(LaterMigrationTests.version5)
            _ = try SQLiteContactStore(path: folder.database)
            let copy = RawDatabase.self
            #expect(try copy.init(folder.database + ".version-5").text("PRAGMA user_version") == "5")
            #expect(try copy.init(folder.database).text("PRAGMA user_version") == "6")
            #expect(try SQLiteStoreKeeper(path: folder.database).restore(from: folder.database + ".version-5") != nil)
            #expect(try copy.init(folder.database).text("PRAGMA user_version") == "6")
        }
    }

    /// Fills pages of 8 KiB with bytes that are no page.
    private func overwrite(_ path: String, pages: Range<Int>) throws {
        let file = open(path, O_WRONLY | O_CLOEXEC)
        defer { close(file) }
        let page = [UInt8](repeating: 0xA5, count: 8_192)
        for number in pages { try #require(pwrite(file, page, page.count, number * 8_192) == page.count) }
    }
}
